import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./profit-and-loss-page'))
const PATH = '/finance/profit-and-loss'

export default defineResource({
  name: 'finance.profit_and_loss',
  endpoint: 'profit-and-loss',
  path: PATH,
  icon: <FundOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  group: 'reports',
  order: 20,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
