import { CarryOutOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Calendar = lazyPage(() => import('./calendar/page'))
const PATH = '/hr/leave-requests'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.leave_requests',
  endpoint: 'leave-requests',
  path: PATH,
  icon: <CarryOutOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'leave',
  order: 30,
  routes: [
    { path: PATH, ability: OPEN, element: List },
    { path: `${PATH}/new`, ability: OPEN, element: Create },
    { path: `${PATH}/:id`, ability: OPEN, element: Show },
    { path: '/hr/leave-calendar', ability: OPEN, element: Calendar },
  ],
})
