import { ScheduleOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./schedule-page'))

export default defineResource({
  name: 'production.schedules',
  endpoint: 'schedules',
  path: '/schedule',
  icon: <ScheduleOutlined />,
  ability: 'schedules.view',
  department: 'production',
  group: 'plan',
  counted: false,
  menu: false,
  order: 15,
  routes: [{ path: '/production/projects/:id/schedule', ability: 'schedules.view', element: Page }],
})
