import { lazy } from 'react'
import { RetweetOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const Page = lazy(() => import('./reorder-page'))
const VIEW = 'procurement.inventory'

export default defineResource({
  name: 'procurement.reorder',
  endpoint: 'reorder-suggestions',
  path: '/procurement/reorder',
  icon: <RetweetOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 42,
  routes: [{ path: '/procurement/reorder', ability: VIEW, element: Page }],
})
