import { lazy } from 'react'
import { HomeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Edit = lazy(() => import('./edit'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.warehouses',
  endpoint: 'warehouses',
  path: '/procurement/warehouses',
  icon: <HomeOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 55,
  routes: [
    { path: '/procurement/warehouses', ability: VIEW, element: List },
    { path: '/procurement/warehouses/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/warehouses/:id/edit', ability: 'stock.manage', element: Edit },
  ],
})
