import { ProjectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Edit = lazyPage(() => import('./edit'))
const Show = lazyPage(() => import('./show'))

export default defineResource({
  name: 'production.projects',
  endpoint: 'projects',
  path: '/production/projects',
  icon: <ProjectOutlined />,
  ability: 'projects.view',
  department: 'production',
  group: 'plan',
  order: 10,
  routes: [
    { path: '/production/projects', ability: 'projects.view', element: List },
    { path: '/production/projects/new', ability: 'projects.manage', element: Create },
    { path: '/production/projects/:id/edit', ability: 'projects.manage', element: Edit },
    { path: '/production/projects/:id', ability: 'projects.view', element: Show },
  ],
})
