import { FieldTimeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./retention-page'))
const ABILITY = 'retention.manage'

export default defineResource({
  name: 'administration.retention_rules',
  endpoint: 'retention-rules',
  path: '/admin/retention',
  icon: <FieldTimeOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 89,
  counted: false,
  routes: [{ path: '/admin/retention', ability: ABILITY, element: Page }],
})
