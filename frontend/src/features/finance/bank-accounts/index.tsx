import { BankOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'finance.bank_accounts',
  endpoint: 'bank-accounts',
  path: '/finance/bank-accounts',
  icon: <BankOutlined />,
  ability: 'bank-accounts.view',
  write: 'bank-accounts.manage',
  department: 'finance',
  order: 40,
  pages: () => import('./pages'),
})
