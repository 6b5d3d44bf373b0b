import { CarryOutOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.leave_types',
  endpoint: 'leave-types',
  path: '/hr/leave-types',
  icon: <CarryOutOutlined />,
  ability: 'people.open',
  write: 'employees.manage',
  department: 'people',
  group: 'leave',
  order: 72,
  pages: () => import('./pages'),
})
