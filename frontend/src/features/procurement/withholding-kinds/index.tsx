import { PercentageOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'procurement.withholding_kinds',
  endpoint: 'withholding-kinds',
  path: '/finance/withholding-kinds',
  icon: <PercentageOutlined />,
  ability: 'withholding.view',
  write: 'withholding.configure',
  department: 'finance',
  order: 64,
  pages: () => import('./pages'),
})
