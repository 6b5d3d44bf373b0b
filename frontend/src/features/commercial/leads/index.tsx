import { FlagOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'commercial.leads',
  endpoint: 'leads',
  path: '/commercial/leads',
  icon: <FlagOutlined />,
  ability: 'leads.view',
  department: 'commercial',
  order: 13,
  routes: [
    { path: '/commercial/leads', ability: 'leads.view', element: List },
    { path: '/commercial/leads/new', ability: 'leads.manage', element: Create },
    { path: '/commercial/leads/:id', ability: 'leads.view', element: Show },
    { path: '/commercial/leads/:id/edit', ability: 'leads.manage', element: Edit },
  ],
})
