import { TeamOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'administration.users',
  endpoint: 'users',
  path: '/admin/users',
  icon: <TeamOutlined />,
  ability: 'users.manage',
  department: 'administration',
  order: 10,
  routes: [
    { path: '/admin/users', ability: 'users.manage', element: List },
    { path: '/admin/users/new', ability: 'users.manage', element: Create },
    { path: '/admin/users/import', ability: 'users.manage', element: Import },
    { path: '/admin/users/:id', ability: 'users.manage', element: Show },
    { path: '/admin/users/:id/edit', ability: 'users.manage', element: Edit },
  ],
})
