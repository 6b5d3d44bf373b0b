import { ClusterOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Chart = lazyPage(() => import('./chart-page'))

export default defineResource({
  name: 'people.organization_chart',
  endpoint: 'organization-chart',
  path: '/hr/organization-chart',
  icon: <ClusterOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'firm',
  order: 15,
  counted: false,
  routes: [{ path: '/hr/organization-chart', ability: 'people.open', element: Chart }],
})
