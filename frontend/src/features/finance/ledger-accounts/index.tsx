import { ApartmentOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'finance.ledger_accounts',
  endpoint: 'ledger-accounts',
  path: '/finance/ledger-accounts',
  icon: <ApartmentOutlined />,
  ability: 'ledger.view',
  write: 'ledger-accounts.manage',
  department: 'finance',
  order: 50,
  pages: () => import('./pages'),
})
