import { RobotOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'service-accounts.manage'

export default defineResource({
  name: 'administration.service_accounts',
  endpoint: 'service-accounts',
  path: '/admin/service-accounts',
  icon: <RobotOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 31.5,
  routes: [
    { path: '/admin/service-accounts', ability: ABILITY, element: List },
    { path: '/admin/service-accounts/new', ability: ABILITY, element: Create },
    { path: '/admin/service-accounts/:id', ability: ABILITY, element: Show },
    { path: '/admin/service-accounts/:id/edit', ability: ABILITY, element: Edit },
  ],
})
