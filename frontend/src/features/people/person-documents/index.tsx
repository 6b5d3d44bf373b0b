import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/hr/person-documents'

export default defineResource({
  name: 'people.person_documents',
  endpoint: 'person-documents',
  path: PATH,
  icon: <SafetyCertificateOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'documents',
  order: 60,
  routes: [{ path: PATH, ability: 'people.open', element: List }],
})
