import { lazy } from 'react'
import { ShopOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Show = lazy(() => import('./show'))
const Edit = lazy(() => import('./edit'))

export default defineResource({
  name: 'procurement.vendors',
  endpoint: 'vendors',
  path: '/procurement/vendors',
  icon: <ShopOutlined />,
  ability: 'vendors.view',
  department: 'procurement',
  order: 20,
  routes: [
    { path: '/procurement/vendors', ability: 'vendors.view', element: List },
    { path: '/procurement/vendor-list', ability: 'vendors.view', element: List },
    { path: '/procurement/vendors/new', ability: 'vendors.manage', element: Create },
    { path: '/procurement/vendors/:id', ability: 'vendors.view', element: Show },
    { path: '/procurement/vendors/:id/edit', ability: 'vendors.manage', element: Edit },
  ],
})
