import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'permission-sets.manage'

export default defineResource({
  name: 'administration.permission_sets',
  endpoint: 'permission-sets',
  path: '/admin/permission-sets',
  icon: <SafetyCertificateOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 12,
  routes: [
    { path: '/admin/permission-sets', ability: ABILITY, element: List },
    { path: '/admin/permission-sets/new', ability: ABILITY, element: Create },
    { path: '/admin/permission-sets/:id', ability: ABILITY, element: Show },
    { path: '/admin/permission-sets/:id/edit', ability: ABILITY, element: Edit },
  ],
})
