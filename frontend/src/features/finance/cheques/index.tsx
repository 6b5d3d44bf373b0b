import { CreditCardOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))

export default defineResource({
  name: 'finance.cheques',
  endpoint: 'cheques',
  path: '/finance/cheques',
  icon: <CreditCardOutlined />,
  ability: 'cheques.view',
  department: 'finance',
  order: 41,
  routes: [
    { path: '/finance/cheques', ability: 'cheques.view', element: List },
    { path: '/finance/cheques/:id', ability: 'cheques.view', element: Show },
  ],
})
