import { TeamOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'production.schedule_resources',
  endpoint: 'schedule-resources',
  path: '/production/schedule-resources',
  icon: <TeamOutlined />,
  ability: 'schedule-resources.view',
  write: 'schedule-resources.manage',
  department: 'production',
  group: 'plan',
  order: 40,
  pages: () => import('./pages'),
})
