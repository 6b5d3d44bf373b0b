import { ShopOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'procurement.vendors',
  endpoint: 'vendors',
  path: '/procurement/vendors',
  icon: <ShopOutlined />,
  ability: 'vendors.view',
  department: 'procurement',
  group: 'buying',
  order: 20,
  routes: [
    { path: '/procurement/vendors', ability: 'vendors.view', element: List },
    { path: '/procurement/vendor-list', ability: 'vendors.view', element: List },
    { path: '/procurement/vendors/new', ability: 'vendors.manage', element: Create },
    { path: '/procurement/vendors/import', ability: 'vendors.manage', element: Import },
    { path: '/procurement/vendors/:id', ability: 'vendors.view', element: Show },
    { path: '/procurement/vendors/:id/edit', ability: 'vendors.manage', element: Edit },
  ],
})
