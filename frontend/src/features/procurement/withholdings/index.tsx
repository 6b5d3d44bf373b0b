import { FileSearchOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/finance/withholdings'
const VIEW = 'withholding.view'

export default defineResource({
  name: 'procurement.withholdings',
  endpoint: 'withholdings',
  path: PATH,
  icon: <FileSearchOutlined />,
  ability: VIEW,
  // beside the returns that report them
  department: 'finance',
  order: 63,
  routes: [{ path: PATH, ability: VIEW, element: List }],
})
