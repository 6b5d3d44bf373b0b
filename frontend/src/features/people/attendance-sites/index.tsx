import { FlagOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.attendance_sites',
  endpoint: 'attendance-sites',
  path: '/hr/attendance-sites',
  icon: <FlagOutlined />,
  ability: 'people.open',
  write: 'employees.manage',
  department: 'people',
  group: 'time',
  order: 73,
  pages: () => import('./pages'),
})
