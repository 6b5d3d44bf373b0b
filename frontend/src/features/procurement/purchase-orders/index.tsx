import { ShoppingCartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const Amend = lazyPage(() => import('./amend'))

export default defineResource({
  name: 'procurement.purchase_orders',
  endpoint: 'purchase-orders',
  path: '/procurement/purchase-orders',
  icon: <ShoppingCartOutlined />,
  ability: 'purchase-orders.view',
  department: 'procurement',
  group: 'buying',
  order: 10,
  routes: [
    { path: '/procurement/purchase-orders', ability: 'purchase-orders.view', element: List },
    {
      path: '/procurement/purchase-orders/new',
      ability: 'purchase-orders.manage',
      element: Create,
    },
    {
      path: '/procurement/purchase-orders/import',
      ability: 'purchase-orders.manage',
      element: Import,
    },
    { path: '/procurement/purchase-orders/:id', ability: 'purchase-orders.view', element: Show },
    {
      path: '/procurement/purchase-orders/:id/edit',
      ability: 'purchase-orders.manage',
      element: Edit,
    },
    {
      path: '/procurement/purchase-orders/:id/amend',
      ability: 'purchase-orders.manage',
      element: Amend,
    },
    {
      path: '/procurement/purchase-orders/:id/approval',
      ability: 'purchase-orders.view',
      element: List,
    },
  ],
})
