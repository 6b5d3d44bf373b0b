import { TableOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Matrix = lazyPage(() => import('./list'))
const Compare = lazyPage(() => import('./compare'))
const ABILITY = 'users.manage'

export default defineResource({
  name: 'administration.permission_matrix',
  endpoint: 'permission-matrix',
  path: '/admin/permission-matrix',
  icon: <TableOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 14,
  counted: false,
  routes: [
    { path: '/admin/permission-matrix', ability: ABILITY, element: Matrix },
    { path: '/admin/permission-matrix/compare', ability: ABILITY, element: Compare },
  ],
})
