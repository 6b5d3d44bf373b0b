import { WalletOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))

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
