import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const VIEW = 'purchase-requests.view'
const WRITE = 'purchase-requests.manage'
const PATH = '/procurement/purchase-requests'

export default defineResource({
  name: 'procurement.purchase_requests',
  endpoint: 'purchase-requests',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 8,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
