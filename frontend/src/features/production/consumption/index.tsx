import { PieChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const VIEW = 'consumption.view'

export default defineResource({
  name: 'production.consumption',
  endpoint: 'consumption',
  path: '/production/consumption',
  icon: <PieChartOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'site',
  counted: false,
  order: 30,
  routes: [
    { path: '/production/consumption', ability: VIEW, element: List },
    { path: '/production/consumption/:id', ability: VIEW, element: Show },
  ],
})
