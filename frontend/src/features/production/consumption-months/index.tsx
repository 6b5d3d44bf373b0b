import { PieChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/production/consumption-months'

export default defineResource({
  name: 'production.consumption_months',
  endpoint: 'consumption-months',
  path: PATH,
  icon: <PieChartOutlined />,
  ability: 'consumption.view',
  department: 'production',
  group: 'site',
  counted: false,
  menu: false,
  order: 32,
  routes: [{ path: PATH, ability: 'consumption.view', element: List }],
})
