import { ScheduleOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Today = lazyPage(() => import('./today'))
const Month = lazyPage(() => import('./month'))
const PATH = '/hr/attendance-days'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.attendance_days',
  endpoint: 'attendance-days',
  path: PATH,
  icon: <ScheduleOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'time',
  order: 41,
  routes: [
    { path: PATH, ability: OPEN, element: List },
    { path: '/hr/attendance-today', ability: OPEN, element: Today },
    { path: '/hr/attendance-month', ability: OPEN, element: Month },
  ],
})
