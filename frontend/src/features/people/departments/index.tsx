import { ApartmentOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.departments',
  endpoint: 'departments',
  path: '/hr/departments',
  icon: <ApartmentOutlined />,
  ability: 'people.open',
  write: 'departments.manage',
  department: 'people',
  group: 'firm',
  order: 20,
  pages: () => import('./pages'),
})
