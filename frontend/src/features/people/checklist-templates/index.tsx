import { ProfileOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.checklist_templates',
  endpoint: 'checklist-templates',
  path: '/hr/checklist-templates',
  icon: <ProfileOutlined />,
  ability: 'employees.manage',
  write: 'employees.manage',
  department: 'people',
  group: 'changes',
  order: 66,
  pages: () => import('./pages'),
})
