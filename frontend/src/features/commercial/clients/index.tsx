import { lazy } from 'react'
import { ContactsOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))
const Import = lazy(() => import('./import'))
const Merge = lazy(() => import('./merge'))
const Merges = lazy(() => import('./merges'))
const Scan = lazy(() => import('../business-cards/scan'))
const ConfirmCard = lazy(() => import('../business-cards/confirm'))

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
    { path: '/commercial/clients/scan', ability: 'business-cards.manage', element: Scan },
    { path: '/commercial/clients/import', ability: 'clients.manage', element: Import },
    { path: '/commercial/clients/merges', ability: 'clients.manage', element: Merges },
    { path: '/commercial/clients/:id/merge', ability: 'clients.manage', element: Merge },
    { path: '/commercial/clients/:id', ability: 'clients.view', element: Show },
    { path: '/commercial/clients/:id/edit', ability: 'clients.manage', element: Edit },
    {
      path: '/commercial/business-cards/:id',
      ability: 'business-cards.manage',
      element: ConfirmCard,
    },
  ],
})
