import { BarChartOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Reports = lazyPage(() => import('./reports-page'))

export default defineResource({
  name: 'people.reports',
  endpoint: 'hr-reports',
  path: '/hr/reports',
  icon: <BarChartOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'reports',
  order: 90,
  counted: false,
  routes: [{ path: '/hr/reports', ability: 'people.open', element: Reports }],
})
