import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'identity-providers.manage'

export default defineResource({
  name: 'administration.identity_providers',
  endpoint: 'identity-providers',
  path: '/admin/identity-providers',
  icon: <SafetyCertificateOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 14,
  routes: [
    { path: '/admin/identity-providers', ability: ABILITY, element: List },
    { path: '/admin/identity-providers/new', ability: ABILITY, element: Create },
    { path: '/admin/identity-providers/:id', ability: ABILITY, element: Show },
    { path: '/admin/identity-providers/:id/edit', ability: ABILITY, element: Edit },
  ],
})
