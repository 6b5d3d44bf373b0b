import { BarChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./results-page'))
const PATH = '/production/planning/results'

export default defineResource({
  name: 'production.planning_results',
  endpoint: 'planning-results',
  path: PATH,
  icon: <BarChartOutlined />,
  ability: 'planning.view',
  department: 'production',
  group: 'planning',
  counted: false,
  menu: false,
  order: 25,
  routes: [{ path: PATH, ability: 'planning.view', element: Page }],
})
