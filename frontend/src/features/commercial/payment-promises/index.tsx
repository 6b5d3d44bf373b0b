import { CarryOutOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/commercial/payment-promises'

export default defineResource({
  name: 'commercial.payment_promises',
  endpoint: 'payment-promises',
  path: PATH,
  icon: <CarryOutOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 24,
  routes: [{ path: PATH, ability: 'invoices.view', element: List }],
})
