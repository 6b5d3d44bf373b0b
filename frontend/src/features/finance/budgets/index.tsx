import { PieChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/finance/budgets'
const VIEW = 'budgets.view'
const WRITE = 'budgets.manage'

export default defineResource({
  name: 'finance.budgets',
  endpoint: 'budgets',
  path: PATH,
  icon: <PieChartOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 45,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
