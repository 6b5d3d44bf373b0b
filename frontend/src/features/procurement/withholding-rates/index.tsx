import { PercentageOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'procurement.withholding_rates',
  endpoint: 'withholding-rates',
  path: '/finance/withholding-rates',
  icon: <PercentageOutlined />,
  ability: 'withholding.view',
  write: 'withholding.configure',
  department: 'finance',
  order: 65,
  pages: () => import('./pages'),
})
