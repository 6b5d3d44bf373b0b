import { SettingOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Settings = lazyPage(() => import('./settings-page'))

export default defineResource({
  name: 'administration.settings',
  endpoint: 'settings',
  path: '/admin/settings',
  icon: <SettingOutlined />,
  ability: 'settings.manage',
  department: 'administration',
  order: 20,
  counted: false,
  routes: [{ path: '/admin/settings', ability: 'settings.manage', element: Settings }],
})
