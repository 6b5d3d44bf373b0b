import { DollarOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'engineering.rates',
  endpoint: 'rates',
  path: '/engineering/rates',
  icon: <DollarOutlined />,
  ability: 'quotations.margin',
  write: 'quotations.manage',
  department: 'engineering',
  order: 42,
  pages: () => import('./pages'),
})
