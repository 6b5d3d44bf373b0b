import { FieldTimeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const PATH = '/hr/overtime-requests'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.overtime_requests',
  endpoint: 'overtime-requests',
  path: PATH,
  icon: <FieldTimeOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'time',
  order: 34,
  routes: [
    { path: PATH, ability: OPEN, element: List },
    { path: `${PATH}/new`, ability: OPEN, element: Create },
    { path: `${PATH}/:id`, ability: OPEN, element: Show },
  ],
})
