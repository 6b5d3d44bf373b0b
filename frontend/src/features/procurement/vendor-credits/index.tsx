import { RollbackOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/procurement/vendor-credits'
const VIEW = 'bills.view'

export default defineResource({
  name: 'procurement.vendor_credits',
  endpoint: 'vendor-credits',
  path: PATH,
  icon: <RollbackOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 16,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
