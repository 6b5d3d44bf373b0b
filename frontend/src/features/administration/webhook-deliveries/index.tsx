import { ProfileOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'webhooks.manage'

export default defineResource({
  name: 'administration.webhook_deliveries',
  endpoint: 'webhook-deliveries',
  path: '/admin/webhook-deliveries',
  icon: <ProfileOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 33,
  routes: [
    { path: '/admin/webhook-deliveries', ability: ABILITY, element: List },
    { path: '/admin/webhook-deliveries/:id', ability: ABILITY, element: Show },
  ],
})
