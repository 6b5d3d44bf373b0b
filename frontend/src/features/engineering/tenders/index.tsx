import { FieldTimeOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'engineering.tenders',
  endpoint: 'tenders',
  path: '/engineering/tenders',
  icon: <FieldTimeOutlined />,
  ability: 'quotations.view',
  write: 'quotations.manage',
  department: 'engineering',
  order: 12,
  pages: () => import('./pages'),
})
