import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const Account = lazyPage(() => import('./account-page'))
const PATH = '/finance/vendor-statements'
const VIEW = 'vendor-statements.view'

export default defineResource({
  name: 'procurement.vendor_statements',
  endpoint: 'vendor-statements',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  // beside the bills that they are compared with
  department: 'finance',
  order: 32,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: '/finance/vendor-account', ability: VIEW, element: Account },
  ],
})
