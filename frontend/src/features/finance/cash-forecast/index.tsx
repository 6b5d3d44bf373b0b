import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./cash-forecast-page'))
const PATH = '/finance/cash-forecast'

export default defineResource({
  name: 'finance.cash_forecast',
  endpoint: 'cash-forecast',
  path: PATH,
  icon: <FundOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  group: 'reports',
  order: 40,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
