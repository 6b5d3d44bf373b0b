import { DatabaseOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.stock_levels',
  endpoint: 'stock-levels',
  path: '/procurement/inventory',
  icon: <DatabaseOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'stock',
  order: 40,
  routes: [
    { path: '/procurement/inventory', ability: VIEW, element: List },
    { path: '/procurement/inventory/:id', ability: VIEW, element: Show },
  ],
})
