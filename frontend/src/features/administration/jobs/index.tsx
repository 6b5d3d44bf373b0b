import { ScheduleOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'administration.jobs',
  endpoint: 'jobs',
  path: '/admin/jobs',
  icon: <ScheduleOutlined />,
  ability: 'jobs.manage',
  department: 'administration',
  order: 90,
  routes: [{ path: '/admin/jobs', ability: 'jobs.manage', element: List }],
})
