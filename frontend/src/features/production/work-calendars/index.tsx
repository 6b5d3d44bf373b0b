import { CalendarOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'production.work_calendars',
  endpoint: 'work-calendars',
  path: '/production/work-calendars',
  icon: <CalendarOutlined />,
  ability: 'work-calendars.view',
  write: 'work-calendars.manage',
  department: 'production',
  group: 'plan',
  order: 20,
  pages: () => import('./pages'),
})
