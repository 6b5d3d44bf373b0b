import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/withholding-returns'
const VIEW = 'withholding.view'

export default defineResource({
  name: 'procurement.withholding_returns',
  endpoint: 'withholding-returns',
  path: PATH,
  icon: <AuditOutlined />,
  ability: VIEW,
  // beside the other returns
  department: 'finance',
  order: 62,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
