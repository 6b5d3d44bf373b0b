import { ApiOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'administration.api_tokens',
  endpoint: 'api-tokens',
  path: '/admin/api-tokens',
  icon: <ApiOutlined />,
  ability: 'api-tokens.manage',
  department: 'administration',
  order: 31,
  routes: [{ path: '/admin/api-tokens', ability: 'api-tokens.manage', element: List }],
})
