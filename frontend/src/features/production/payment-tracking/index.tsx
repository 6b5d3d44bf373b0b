import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const VIEW = 'payment-tracking.view'

export default defineResource({
  name: 'production.payment_tracking',
  endpoint: 'payment-tracking',
  path: '/production/payment-tracking',
  icon: <FundOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'contract',
  counted: false,
  order: 40,
  routes: [
    { path: '/production/payment-tracking', ability: VIEW, element: List },
    { path: '/production/payment-tracking/:id', ability: VIEW, element: Show },
  ],
})
