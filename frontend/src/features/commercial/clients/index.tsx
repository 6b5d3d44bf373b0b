import { ContactsOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const Import = lazyPage(() => import('./import'))
const Merge = lazyPage(() => import('./merge'))
const Merges = lazyPage(() => import('./merges'))

export default defineResource({
  name: 'commercial.clients',
  endpoint: 'clients',
  path: '/commercial/clients',
  icon: <ContactsOutlined />,
  ability: 'clients.view',
  department: 'commercial',
  order: 10,
  routes: [
    { path: '/commercial/clients', ability: 'clients.view', element: List },
    { path: '/commercial/clients/new', ability: 'clients.manage', element: Create },
    { path: '/commercial/clients/import', ability: 'clients.manage', element: Import },
    { path: '/commercial/clients/merges', ability: 'clients.manage', element: Merges },
    { path: '/commercial/clients/:id/merge', ability: 'clients.manage', element: Merge },
    { path: '/commercial/clients/:id', ability: 'clients.view', element: Show },
    { path: '/commercial/clients/:id/edit', ability: 'clients.manage', element: Edit },
  ],
})
