import { BuildOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./posting-rules-page'))
const PATH = '/finance/posting-rules'

export default defineResource({
  name: 'finance.posting_rules',
  endpoint: 'posting-rules',
  path: PATH,
  icon: <BuildOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  order: 55,
  counted: false,
  routes: [{ path: PATH, ability: 'ledger.view', element: Page }],
})
