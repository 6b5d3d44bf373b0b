import { lazy } from 'react'
import { SwapOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.stock_movements',
  endpoint: 'stock-movements',
  path: '/procurement/movements',
  icon: <SwapOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 45,
  routes: [
    { path: '/procurement/movements', ability: VIEW, element: List },
    { path: '/procurement/movements/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/movements/:id', ability: VIEW, element: Show },
  ],
})
