import { lazy } from 'react'
import { DatabaseOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Show = lazy(() => import('./show'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.stock_levels',
  endpoint: 'stock-levels',
  path: '/procurement/inventory',
  icon: <DatabaseOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 40,
  routes: [
    { path: '/procurement/inventory', ability: VIEW, element: List },
    { path: '/procurement/inventory/:id', ability: VIEW, element: Show },
  ],
})
