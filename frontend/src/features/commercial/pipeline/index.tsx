import { FunnelPlotOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'commercial.pipeline',
  endpoint: 'pipeline',
  path: '/commercial/pipeline',
  icon: <FunnelPlotOutlined />,
  ability: 'pipeline.view',
  department: 'commercial',
  order: 14,
  routes: [{ path: '/commercial/pipeline', ability: 'pipeline.view', element: List }],
})
