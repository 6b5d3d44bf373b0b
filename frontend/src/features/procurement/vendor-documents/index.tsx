import { FileProtectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const VIEW = 'vendors.view'

export default defineResource({
  name: 'procurement.vendor_documents',
  endpoint: 'vendor-documents',
  path: '/procurement/vendor-documents',
  icon: <FileProtectOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 25,
  routes: [{ path: '/procurement/vendor-documents', ability: VIEW, element: List }],
})
