import { TeamOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'administration.sessions',
  endpoint: 'sessions',
  path: '/admin/sessions',
  icon: <TeamOutlined />,
  ability: 'sessions.manage',
  department: 'administration',
  order: 30,
  routes: [{ path: '/admin/sessions', ability: 'sessions.manage', element: List }],
})
