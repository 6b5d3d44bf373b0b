import { UnorderedListOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.purchase_order_materials',
  endpoint: 'purchase-order-materials',
  path: '/procurement/purchase-order-materials',
  icon: <UnorderedListOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 30,
  routes: [{ path: '/procurement/purchase-order-materials', ability: VIEW, element: List }],
})
