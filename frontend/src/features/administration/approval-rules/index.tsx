import { SlidersOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const ABILITY = 'approval-rules.manage'

export default defineResource({
  name: 'administration.approval_rules',
  endpoint: 'approval-rules',
  path: '/admin/approval-rules',
  icon: <SlidersOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 45,
  routes: [
    { path: '/admin/approval-rules', ability: ABILITY, element: List },
    { path: '/admin/approval-rules/new', ability: ABILITY, element: Create },
    { path: '/admin/approval-rules/:id/edit', ability: ABILITY, element: Edit },
  ],
})
