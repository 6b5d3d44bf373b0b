import { lazy } from 'react'
import { UnorderedListOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.order_materials',
  endpoint: 'purchase-order-materials',
  path: '/procurement/purchase-order-materials',
  icon: <UnorderedListOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 30,
  routes: [{ path: '/procurement/purchase-order-materials', ability: VIEW, element: List }],
})
