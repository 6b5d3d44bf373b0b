import { GlobalOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'procurement.withholding_treaties',
  endpoint: 'withholding-treaties',
  path: '/finance/withholding-treaties',
  icon: <GlobalOutlined />,
  ability: 'withholding.view',
  write: 'withholding.configure',
  department: 'finance',
  order: 66,
  pages: () => import('./pages'),
})
