import { lazy } from 'react'
import { WalletOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))

export default defineResource({
  name: 'commercial.receipts',
  endpoint: 'receipts',
  path: '/commercial/receipts',
  icon: <WalletOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 22,
  routes: [
    { path: '/commercial/receipts', ability: 'invoices.view', element: List },
    { path: '/commercial/receipts/new', ability: 'invoices.manage', element: Create },
    { path: '/commercial/receipts/:id', ability: 'invoices.view', element: Show },
  ],
})
