import { ContainerOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/journal-entries'

export default defineResource({
  name: 'finance.journal_entries',
  endpoint: 'journal-entries',
  path: PATH,
  icon: <ContainerOutlined />,
  ability: 'ledger.view',
  department: 'finance',
  order: 45,
  routes: [
    { path: PATH, ability: 'ledger.view', element: List },
    { path: `${PATH}/:id`, ability: 'ledger.view', element: Show },
  ],
})
