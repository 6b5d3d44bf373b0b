import { SwapOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.stock_movements',
  endpoint: 'stock-movements',
  path: '/procurement/movements',
  icon: <SwapOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'stock',
  order: 45,
  routes: [
    { path: '/procurement/movements', ability: VIEW, element: List },
    { path: '/procurement/movements/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/movements/import', ability: 'stock.manage', element: Import },
    { path: '/procurement/movements/:id', ability: 'stock-movements.view', element: Show },
  ],
})
