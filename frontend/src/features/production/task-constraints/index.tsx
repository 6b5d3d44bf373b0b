import { WarningOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/production/planning/constraints'

export default defineResource({
  name: 'production.task_constraints',
  endpoint: 'task-constraints',
  path: PATH,
  icon: <WarningOutlined />,
  ability: 'planning.view',
  department: 'production',
  group: 'planning',
  counted: false,
  menu: false,
  order: 23,
  routes: [{ path: PATH, ability: 'planning.view', element: List }],
})
