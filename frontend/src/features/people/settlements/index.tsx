import { WalletOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/hr/settlements'
const VIEW = 'settlements.view'
const WRITE = 'settlements.manage'

export default defineResource({
  name: 'people.settlements',
  endpoint: 'settlements',
  path: PATH,
  icon: <WalletOutlined />,
  ability: VIEW,
  department: 'people',
  group: 'changes',
  order: 72,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
