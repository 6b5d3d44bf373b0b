import { EditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/finance/manual-journals'
const VIEW = 'manual-journals.view'
const WRITE = 'manual-journals.manage'

export default defineResource({
  name: 'finance.manual_journals',
  endpoint: 'manual-journals',
  path: PATH,
  icon: <EditOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 40,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
