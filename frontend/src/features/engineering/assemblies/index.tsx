import { BuildOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'engineering.assemblies',
  endpoint: 'assemblies',
  path: '/engineering/assemblies',
  icon: <BuildOutlined />,
  ability: 'quotations.margin',
  write: 'quotations.manage',
  department: 'engineering',
  order: 44,
  pages: () => import('./pages'),
})
