import { SyncOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'finance.recurring_payments',
  endpoint: 'recurring-payments',
  path: '/finance/recurring-payments',
  icon: <SyncOutlined />,
  ability: 'recurring-payments.view',
  write: 'recurring-payments.manage',
  department: 'finance',
  order: 38,
  pages: () => import('./pages'),
})
