import { PhoneOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const PATH = '/commercial/collection-calls'

export default defineResource({
  name: 'commercial.collection_calls',
  endpoint: 'collection-calls',
  path: PATH,
  icon: <PhoneOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 23,
  routes: [{ path: PATH, ability: 'invoices.view', element: List }],
})
