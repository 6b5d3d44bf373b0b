import { FileDoneOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'commercial.invoices',
  endpoint: 'invoices',
  path: '/commercial/invoicing',
  icon: <FileDoneOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 20,
  routes: [
    { path: '/commercial/invoicing', ability: 'invoices.view', element: List },
    // for the people who keep the books, whom the commercial pages are closed to
    { path: '/finance/invoicing', ability: 'invoices.view', element: List },
    { path: '/commercial/invoicing/new', ability: 'invoices.manage', element: Create },
    { path: '/commercial/invoicing/:id', ability: 'invoices.view', element: Show },
    { path: '/commercial/invoicing/:id/edit', ability: 'invoices.manage', element: Edit },
  ],
})
