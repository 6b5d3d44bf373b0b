import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/production/guarantees'
const VIEW = 'project-guarantees.view'

export default defineResource({
  name: 'production.project_guarantees',
  endpoint: 'project-guarantees',
  path: PATH,
  icon: <SafetyCertificateOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'contract',
  order: 37,
  routes: [{ path: PATH, ability: VIEW, element: List }],
})
