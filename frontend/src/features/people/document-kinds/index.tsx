import { IdcardOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'people.document_kinds',
  endpoint: 'document-kinds',
  path: '/hr/document-kinds',
  icon: <IdcardOutlined />,
  ability: 'people.open',
  write: 'employees.manage',
  department: 'people',
  group: 'documents',
  order: 62,
  pages: () => import('./pages'),
})
