import { lazy } from 'react'
import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))

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
