import { FlagOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.public_holidays',
  endpoint: 'public-holidays',
  path: '/hr/public-holidays',
  icon: <FlagOutlined />,
  ability: 'people.open',
  write: 'employees.manage',
  department: 'people',
  group: 'leave',
  order: 74,
  pages: () => import('./pages'),
})
