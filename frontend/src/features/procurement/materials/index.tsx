import { lazy } from 'react'
import { AppstoreOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.materials',
  endpoint: 'materials',
  path: '/procurement/materials',
  icon: <AppstoreOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 50,
  routes: [
    { path: '/procurement/materials', ability: VIEW, element: List },
    { path: '/procurement/materials/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/materials/:id', ability: VIEW, element: Show },
    { path: '/procurement/materials/:id/edit', ability: 'stock.manage', element: Edit },
  ],
})
