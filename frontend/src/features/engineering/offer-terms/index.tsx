import { ProfileOutlined } from '@ant-design/icons'
import { definePlainResource } from '../../../kit/plain/define-plain-resource'

export default definePlainResource({
  name: 'engineering.offer_terms',
  endpoint: 'offer-terms',
  path: '/engineering/offer-terms',
  icon: <ProfileOutlined />,
  ability: 'quotations.view',
  write: 'quotations.manage',
  department: 'engineering',
  order: 40,
  pages: () => import('./pages'),
})
