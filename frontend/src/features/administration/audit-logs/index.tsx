import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))

export default defineResource({
  name: 'administration.audit_logs',
  endpoint: 'audit-logs',
  path: '/admin/logs',
  icon: <SafetyCertificateOutlined />,
  ability: 'audit.view',
  department: 'administration',
  order: 60,
  routes: [
    { path: '/admin/logs', ability: 'audit.view', element: List },
    { path: '/admin/logs/:id', ability: 'audit.view', element: Show },
  ],
})
