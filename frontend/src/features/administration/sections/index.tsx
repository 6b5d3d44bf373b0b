import { AppstoreOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Dashboard = lazyPage(() => import('../dashboard/dashboard'))

export default defineResource({
  name: 'administration.sections',
  endpoint: 'sections',
  path: '/admin',
  icon: <AppstoreOutlined />,
  ability: 'sections.manage',
  department: 'administration',
  menu: false,
  routes: [{ path: '/admin', ability: 'admin.open', element: Dashboard }],
})
