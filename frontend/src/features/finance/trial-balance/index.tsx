import { BarChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./trial-balance-page'))
const PATH = '/finance/trial-balance'

export default defineResource({
  name: 'finance.trial_balance',
  endpoint: 'trial-balance',
  path: PATH,
  icon: <BarChartOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  group: 'reports',
  order: 10,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
