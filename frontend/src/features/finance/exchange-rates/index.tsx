import { SwapOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'finance.exchange_rates',
  endpoint: 'exchange-rates',
  path: '/finance/exchange-rates',
  icon: <SwapOutlined />,
  ability: 'exchange-rates.view',
  write: 'exchange-rates.manage',
  department: 'finance',
  order: 60,
  pages: () => import('./pages'),
})
