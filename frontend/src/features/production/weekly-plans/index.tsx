import { CalendarOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./weekly-plan-page'))
const PATH = '/production/planning/weekly-plan'

export default defineResource({
  name: 'production.weekly_plans',
  endpoint: 'weekly-promises',
  path: PATH,
  icon: <CalendarOutlined />,
  ability: 'planning.view',
  department: 'production',
  group: 'planning',
  counted: false,
  menu: false,
  order: 24,
  routes: [{ path: PATH, ability: 'planning.view', element: Page }],
})
