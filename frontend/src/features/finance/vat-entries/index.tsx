import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/finance/vat-entries'
const VIEW = 'vat-returns.view'

export default defineResource({
  name: 'finance.vat_entries',
  endpoint: 'vat-entries',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  department: 'finance',
  menu: false,
  routes: [{ path: PATH, ability: VIEW, element: List }],
})
