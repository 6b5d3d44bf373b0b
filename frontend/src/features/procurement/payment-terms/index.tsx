import { lazy } from 'react'
import { CreditCardOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Create = lazy(() => import('./create'))
const Edit = lazy(() => import('./edit'))
const ABILITY = 'procurement.payment-terms'

export default defineResource({
  name: 'procurement.payment_terms',
  endpoint: 'payment-terms',
  path: '/procurement/payment-terms',
  icon: <CreditCardOutlined />,
  ability: ABILITY,
  department: 'procurement',
  order: 60,
  routes: [
    { path: '/procurement/payment-terms', ability: ABILITY, element: List },
    { path: '/procurement/payment-terms/new', ability: ABILITY, element: Create },
    { path: '/procurement/payment-terms/:id/edit', ability: ABILITY, element: Edit },
  ],
})
