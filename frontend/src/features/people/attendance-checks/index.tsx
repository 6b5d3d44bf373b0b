import { CheckSquareOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./page'))
const PATH = '/hr/attendance'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.attendance_checks',
  endpoint: 'attendance-checks',
  path: PATH,
  icon: <CheckSquareOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'time',
  counted: false,
  order: 40,
  routes: [{ path: PATH, ability: OPEN, element: Page }],
})
