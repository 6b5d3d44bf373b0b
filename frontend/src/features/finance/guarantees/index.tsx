import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Import = lazyPage(() => import('./import'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/finance/guarantees'
const VIEW = 'guarantees.view'
const WRITE = 'guarantees.manage'

export default defineResource({
  name: 'finance.guarantees',
  endpoint: 'guarantees',
  path: PATH,
  icon: <SafetyCertificateOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 35,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/import`, ability: WRITE, element: Import },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
