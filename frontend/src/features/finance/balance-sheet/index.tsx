import { BankOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./balance-sheet-page'))
const PATH = '/finance/balance-sheet'

export default defineResource({
  name: 'finance.balance_sheet',
  endpoint: 'balance-sheet',
  path: PATH,
  icon: <BankOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  group: 'reports',
  order: 30,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
