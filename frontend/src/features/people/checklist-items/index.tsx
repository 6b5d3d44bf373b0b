import { CheckSquareOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/hr/checklist-items'

export default defineResource({
  name: 'people.checklist_items',
  endpoint: 'checklist-items',
  path: PATH,
  icon: <CheckSquareOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'changes',
  order: 65,
  routes: [{ path: PATH, ability: 'people.open', element: List }],
})
