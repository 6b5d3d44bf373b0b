import { TagsOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Import = lazyPage(() => import('./import'))

export default definePlainResource({
  name: 'procurement.price_lists',
  endpoint: 'price-lists',
  path: '/procurement/price-lists',
  icon: <TagsOutlined />,
  ability: 'purchase-orders.view-all',
  write: 'purchase-orders.manage',
  department: 'procurement',
  group: 'buying',
  order: 25,
  pages: () => import('./pages'),
  further: [
    {
      path: '/procurement/price-lists/import',
      ability: 'purchase-orders.manage',
      element: Import,
    },
  ],
})
