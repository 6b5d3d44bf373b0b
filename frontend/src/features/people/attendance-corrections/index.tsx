import { FieldTimeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const PATH = '/hr/attendance-corrections'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.attendance_corrections',
  endpoint: 'attendance-corrections',
  path: PATH,
  icon: <FieldTimeOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'time',
  order: 42,
  routes: [
    { path: PATH, ability: OPEN, element: List },
    { path: `${PATH}/new`, ability: OPEN, element: Create },
    { path: `${PATH}/:id`, ability: OPEN, element: Show },
  ],
})
