import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./health-page'))
const ABILITY = 'system-health.view'

export default defineResource({
  name: 'administration.system_health',
  endpoint: 'system-health',
  path: '/admin/health',
  icon: <FundOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 88,
  counted: false,
  routes: [{ path: '/admin/health', ability: ABILITY, element: Page }],
})
