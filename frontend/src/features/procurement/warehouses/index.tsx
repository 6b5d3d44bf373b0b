import { HomeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.warehouses',
  endpoint: 'warehouses',
  path: '/procurement/warehouses',
  icon: <HomeOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'stock',
  order: 55,
  routes: [
    { path: '/procurement/warehouses', ability: VIEW, element: List },
    { path: '/procurement/warehouses/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/warehouses/:id/edit', ability: 'stock.manage', element: Edit },
  ],
})
