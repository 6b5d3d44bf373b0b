import { lazy } from 'react'
import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Show = lazy(() => import('./show'))

export default defineResource({
  name: 'administration.logs',
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
