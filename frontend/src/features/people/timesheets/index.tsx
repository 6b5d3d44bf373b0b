import { ClockCircleOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./page'))
const Show = lazyPage(() => import('./show'))
const All = lazyPage(() => import('./all-weeks'))
const PATH = '/hr/timesheets'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.timesheets',
  endpoint: 'timesheets',
  path: PATH,
  icon: <ClockCircleOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'time',
  order: 28,
  routes: [
    { path: PATH, ability: OPEN, element: Page },
    { path: `${PATH}/all`, ability: OPEN, element: All },
    { path: `${PATH}/:id`, ability: OPEN, element: Show },
  ],
})
