import { DatabaseOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'backups.view'

export default defineResource({
  name: 'administration.backups',
  endpoint: 'backups',
  path: '/admin/backups',
  icon: <DatabaseOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 86,
  routes: [
    { path: '/admin/backups', ability: ABILITY, element: List },
    { path: '/admin/backups/:id', ability: ABILITY, element: Show },
  ],
})
