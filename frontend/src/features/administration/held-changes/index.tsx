import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'administration.held_changes',
  endpoint: 'held-changes',
  path: '/admin/held-changes',
  icon: <SafetyCertificateOutlined />,
  ability: 'held-changes.decide',
  department: 'administration',
  order: 35,
  routes: [{ path: '/admin/held-changes', ability: 'held-changes.decide', element: List }],
})
