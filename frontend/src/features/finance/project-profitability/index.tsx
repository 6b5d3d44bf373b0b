import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/project-profitability'
const VIEW = 'projects.prices'

export default defineResource({
  name: 'finance.project_profitability',
  endpoint: 'project-profitability',
  path: PATH,
  icon: <FundOutlined />,
  ability: VIEW,
  department: 'finance',
  group: 'reports',
  order: 50,
  counted: false,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
