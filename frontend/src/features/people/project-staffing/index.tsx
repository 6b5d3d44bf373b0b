import { ProjectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const Staffing = lazyPage(() => import('./staffing-page'))

export default defineResource({
  name: 'people.project_staffing',
  endpoint: 'project-staffing',
  path: '/hr/projects',
  icon: <ProjectOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'time',
  order: 30,
  counted: false,
  routes: [{ path: '/hr/projects', ability: 'people.open', element: Staffing }],
})
