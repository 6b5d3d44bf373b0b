import { SlidersOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Page = lazyPage(() => import('./scoring-configs-page'))

export default defineResource({
  name: 'engineering.scoring_configs',
  endpoint: 'scoring-configs',
  path: '/engineering/scoring-system-configuration',
  icon: <SlidersOutlined />,
  ability: 'scoring.view',
  department: 'engineering',
  order: 60,
  counted: false,
  routes: [
    { path: '/engineering/scoring-system-configuration', ability: 'scoring.view', element: Page },
    { path: '/admin/quotation-scoring', ability: 'scoring.manage', element: Page },
  ],
})
