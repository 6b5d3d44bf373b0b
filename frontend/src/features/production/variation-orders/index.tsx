import { DiffOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/production/variation-orders'
const VIEW = 'variation-orders.view'
const WRITE = 'variation-orders.manage'

export default defineResource({
  name: 'production.variation_orders',
  endpoint: 'variation-orders',
  path: PATH,
  icon: <DiffOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'contract',
  order: 35,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
