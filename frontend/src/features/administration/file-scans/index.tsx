import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const ABILITY = 'file-scans.manage'

export default defineResource({
  name: 'administration.file_scans',
  endpoint: 'file-scans',
  path: '/admin/file-scans',
  icon: <SafetyCertificateOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 88,
  routes: [{ path: '/admin/file-scans', ability: ABILITY, element: List }],
})
