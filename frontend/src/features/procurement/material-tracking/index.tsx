import { NodeIndexOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.material_tracking',
  endpoint: 'material-tracking',
  path: '/procurement/material-tracking',
  icon: <NodeIndexOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 35,
  routes: [
    { path: '/procurement/material-tracking', ability: VIEW, element: List },
    { path: '/procurement/movements/tracking', ability: VIEW, element: List },
  ],
})
