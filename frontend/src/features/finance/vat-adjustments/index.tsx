import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/vat-adjustments'
const VIEW = 'vat-returns.view'

export default defineResource({
  name: 'finance.vat_adjustments',
  endpoint: 'vat-adjustments',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 61,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
