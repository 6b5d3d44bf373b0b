import { NodeIndexOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'webhooks.manage'

export default defineResource({
  name: 'administration.webhooks',
  endpoint: 'webhooks',
  path: '/admin/webhooks',
  icon: <NodeIndexOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 32,
  routes: [
    { path: '/admin/webhooks', ability: ABILITY, element: List },
    { path: '/admin/webhooks/new', ability: ABILITY, element: Create },
    { path: '/admin/webhooks/:id', ability: ABILITY, element: Show },
    { path: '/admin/webhooks/:id/edit', ability: ABILITY, element: Edit },
  ],
})
