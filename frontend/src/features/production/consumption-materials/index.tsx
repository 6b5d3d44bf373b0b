import { PieChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/production/consumption-materials'

export default defineResource({
  name: 'production.consumption_materials',
  endpoint: 'consumption-materials',
  path: PATH,
  icon: <PieChartOutlined />,
  ability: 'consumption.view',
  department: 'production',
  group: 'site',
  counted: false,
  menu: false,
  order: 31,
  routes: [{ path: PATH, ability: 'consumption.view', element: List }],
})
