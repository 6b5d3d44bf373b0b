import { BankOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'commercial.companies',
  endpoint: 'companies',
  path: '/commercial/companies',
  icon: <BankOutlined />,
  ability: 'companies.view',
  department: 'commercial',
  order: 12,
  routes: [
    { path: '/commercial/companies', ability: 'companies.view', element: List },
    { path: '/commercial/companies/:id', ability: 'companies.view', element: Show },
    { path: '/commercial/companies/:id/edit', ability: 'companies.manage', element: Edit },
  ],
})
