import { CarryOutOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./look-ahead-page'))
const PATH = '/production/planning'

export default defineResource({
  name: 'production.look_ahead',
  endpoint: 'look-ahead',
  path: PATH,
  icon: <CarryOutOutlined />,
  ability: 'planning.view',
  department: 'production',
  group: 'planning',
  counted: false,
  order: 22,
  routes: [{ path: PATH, ability: 'planning.view', element: Page }],
})
