import { lazy } from 'react'
import { ProjectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const Page = lazy(() => import('./projects-page'))
const VIEW = 'procurement.projects'

export default defineResource({
  name: 'procurement.projects',
  endpoint: 'procurement-projects',
  path: '/procurement/projects',
  icon: <ProjectOutlined />,
  ability: VIEW,
  department: 'procurement',
  order: 70,
  routes: [{ path: '/procurement/projects', ability: VIEW, element: Page }],
})
