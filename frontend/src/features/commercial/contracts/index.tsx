import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'commercial.contracts',
  endpoint: 'contracts',
  path: '/commercial/contracts',
  icon: <AuditOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 18,
  routes: [
    { path: '/commercial/contracts', ability: 'invoices.view', element: List },
    { path: '/commercial/contracts/new', ability: 'invoices.manage', element: Create },
    { path: '/commercial/contracts/:id', ability: 'invoices.view', element: Show },
    { path: '/commercial/contracts/:id/edit', ability: 'invoices.manage', element: Edit },
  ],
})
