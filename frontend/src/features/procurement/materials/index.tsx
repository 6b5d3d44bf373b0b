import { AppstoreOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.materials',
  endpoint: 'materials',
  path: '/procurement/materials',
  icon: <AppstoreOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'stock',
  order: 50,
  routes: [
    { path: '/procurement/materials', ability: VIEW, element: List },
    { path: '/procurement/materials/new', ability: 'stock.manage', element: Create },
    { path: '/procurement/materials/import', ability: 'stock.manage', element: Import },
    { path: '/procurement/materials/:id', ability: VIEW, element: Show },
    { path: '/procurement/materials/:id/edit', ability: 'stock.manage', element: Edit },
  ],
})
