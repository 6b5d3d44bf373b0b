import { ShareAltOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'files.shares',
  endpoint: 'shares',
  path: '/account/shares',
  icon: <ShareAltOutlined />,
  ability: 'shares.own',
  department: 'files',
  // One's own shares are reached from the user menu, like one's sessions.
  menu: false,
  routes: [{ path: '/account/shares', ability: 'shares.own', element: List }],
})
