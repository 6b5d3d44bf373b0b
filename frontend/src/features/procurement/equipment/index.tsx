import { lazy } from 'react'
import { ToolOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))
const USE = 'procurement.equipment'
const PATH = '/procurement/equipment-management'

export default defineResource({
  name: 'procurement.equipment',
  endpoint: 'equipment',
  path: PATH,
  icon: <ToolOutlined />,
  ability: USE,
  department: 'procurement',
  order: 60,
  routes: [
    { path: PATH, ability: USE, element: List },
    { path: `${PATH}/new`, ability: USE, element: Create },
    { path: `${PATH}/:id`, ability: USE, element: Show },
    { path: `${PATH}/:id/edit`, ability: USE, element: Edit },
  ],
})
