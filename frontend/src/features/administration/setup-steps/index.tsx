import { RocketOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Setup = lazyPage(() => import('./setup-page'))

export default defineResource({
  name: 'administration.setup_steps',
  endpoint: 'setup-steps',
  path: '/admin/setup-steps',
  icon: <RocketOutlined />,
  ability: 'settings.manage',
  department: 'administration',
  order: 19,
  counted: false,
  routes: [{ path: '/admin/setup-steps', ability: 'settings.manage', element: Setup }],
})
