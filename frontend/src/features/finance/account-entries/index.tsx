import { ReadOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./account-entries-page'))
const PATH = '/finance/account-entries'

export default defineResource({
  name: 'finance.account_entries',
  endpoint: 'account-entries',
  path: PATH,
  icon: <ReadOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  group: 'reports',
  order: 40,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
