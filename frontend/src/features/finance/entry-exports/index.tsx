import { FileDoneOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/finance/entry-exports'
const VIEW = 'entry-exports.view'

export default defineResource({
  name: 'finance.entry_exports',
  endpoint: 'entry-exports',
  path: PATH,
  icon: <FileDoneOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 46,
  routes: [{ path: PATH, ability: VIEW, element: List }],
})
