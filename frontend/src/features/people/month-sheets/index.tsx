import { ReconciliationOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/hr/month-sheets'
const PAY = 'employees.pay'

export default defineResource({
  name: 'people.month_sheets',
  endpoint: 'month-sheets',
  path: PATH,
  icon: <ReconciliationOutlined />,
  ability: PAY,
  department: 'people',
  group: 'time',
  order: 80,
  routes: [
    { path: PATH, ability: PAY, element: List },
    { path: `${PATH}/:id`, ability: PAY, element: Show },
  ],
})
