import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/vat-returns'
const VIEW = 'vat-returns.view'

export default defineResource({
  name: 'finance.vat_returns',
  endpoint: 'vat-returns',
  path: PATH,
  icon: <AuditOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 60,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
