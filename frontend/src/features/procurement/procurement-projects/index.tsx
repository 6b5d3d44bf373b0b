import { ProjectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const VIEW = 'procurement.projects'

export default defineResource({
  name: 'procurement.procurement_projects',
  endpoint: 'procurement-projects',
  path: '/procurement/projects',
  icon: <ProjectOutlined />,
  ability: VIEW,
  department: 'procurement',
  group: 'buying',
  order: 70,
  routes: [{ path: '/procurement/projects', ability: VIEW, element: List }],
})
