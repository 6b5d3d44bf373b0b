import { SyncOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'backups.view'

export default defineResource({
  name: 'administration.restore_drills',
  endpoint: 'restore-drills',
  path: '/admin/restore-drills',
  icon: <SyncOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 87,
  routes: [
    { path: '/admin/restore-drills', ability: ABILITY, element: List },
    { path: '/admin/restore-drills/:id', ability: ABILITY, element: Show },
  ],
})
