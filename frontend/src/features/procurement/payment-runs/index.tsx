import { BankOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/payment-runs'
const VIEW = 'payment-runs.view'

export default defineResource({
  name: 'procurement.payment_runs',
  endpoint: 'payment-runs',
  path: PATH,
  icon: <BankOutlined />,
  ability: VIEW,
  // beside the bills that they pay
  department: 'finance',
  order: 31,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: 'payment-runs.prepare', element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
