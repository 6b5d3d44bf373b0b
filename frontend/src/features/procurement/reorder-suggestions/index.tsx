import { RetweetOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'
import { movedTo } from '../../../kit/moved-page'

const List = lazyPage(() => import('./list'))
const VIEW = 'procurement.inventory'
const PATH = '/procurement/reorder-suggestions'

export default defineResource({
  name: 'procurement.reorder_suggestions',
  endpoint: 'reorder-suggestions',
  path: PATH,
  icon: <RetweetOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'stock',
  order: 42,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: '/procurement/reorder', ability: VIEW, element: movedTo(PATH) },
  ],
})
