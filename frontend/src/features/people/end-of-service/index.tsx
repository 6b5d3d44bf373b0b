import { FundOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./liability-page'))
const PATH = '/hr/end-of-service'

export default defineResource({
  name: 'people.end_of_service',
  endpoint: 'end-of-service',
  path: PATH,
  icon: <FundOutlined />,
  ability: 'employees.pay',
  department: 'people',
  group: 'changes',
  order: 70,
  counted: false,
  routes: [{ path: PATH, ability: 'employees.pay', element: Page }],
})
