import { CreditCardOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const ABILITY = 'procurement.payment-terms'

export default defineResource({
  name: 'procurement.payment_terms',
  endpoint: 'payment-terms',
  path: '/procurement/payment-terms',
  icon: <CreditCardOutlined />,
  ability: ABILITY,
  department: 'procurement',
  group: 'buying',
  order: 60,
  routes: [
    { path: '/procurement/payment-terms', ability: ABILITY, element: List },
    { path: '/procurement/payment-terms/new', ability: ABILITY, element: Create },
    { path: '/procurement/payment-terms/:id/edit', ability: ABILITY, element: Edit },
  ],
})
