import { FlagOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.nationality_goals',
  endpoint: 'nationality-goals',
  path: '/hr/nationality-goals',
  icon: <FlagOutlined />,
  ability: 'employees.private',
  write: 'employees.manage',
  department: 'people',
  group: 'reports',
  order: 92,
  pages: () => import('./pages'),
})
