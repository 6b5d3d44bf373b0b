import { RetweetOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./reorder-page'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.reorder',
  endpoint: 'reorder-suggestions',
  path: '/procurement/reorder',
  icon: <RetweetOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 42,
  routes: [{ path: '/procurement/reorder', ability: VIEW, element: Page }],
})
