import { ProfileOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'procurement.order_terms',
  endpoint: 'order-terms',
  path: '/procurement/order-terms',
  icon: <ProfileOutlined />,
  ability: 'purchase-orders.view-all',
  write: 'purchase-orders.manage',
  department: 'procurement',
  group: 'buying',
  order: 28,
  pages: () => import('./pages'),
})
