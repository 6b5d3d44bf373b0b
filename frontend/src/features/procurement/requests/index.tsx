import { lazy } from 'react'
import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))
const VIEW = 'purchase-requests.view'
const WRITE = 'purchase-requests.manage'
const PATH = '/procurement/purchase-requests'

export default defineResource({
  name: 'procurement.requests',
  endpoint: 'purchase-requests',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 8,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
