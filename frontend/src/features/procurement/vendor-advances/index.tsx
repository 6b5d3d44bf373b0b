import { TransactionOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/procurement/vendor-advances'
const VIEW = 'bills.view'

export default defineResource({
  name: 'procurement.vendor_advances',
  endpoint: 'vendor-advances',
  path: PATH,
  icon: <TransactionOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 17,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
