import { IdcardOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./personal-data-page'))
const ABILITY = 'personal-data.manage'

export default defineResource({
  name: 'administration.personal_data',
  endpoint: 'personal-data',
  path: '/admin/personal-data',
  icon: <IdcardOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 90,
  counted: false,
  routes: [{ path: '/admin/personal-data', ability: ABILITY, element: Page }],
})
