import { ReadOutlined } from '@ant-design/icons'
import { defineResource, type ResourceRoute } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const MANAGE = 'people.policies'

const pagesAt = (path: string): ResourceRoute[] => [
  { path, ability: MANAGE, element: List },
  { path: `${path}/new`, ability: MANAGE, element: Create },
  { path: `${path}/:id`, ability: MANAGE, element: Show },
  { path: `${path}/:id/edit`, ability: MANAGE, element: Edit },
]

export default defineResource({
  name: 'people.policies',
  endpoint: 'policies',
  path: '/hr/employee-policies',
  icon: <ReadOutlined />,
  ability: MANAGE,
  department: 'people',
  group: 'documents',
  order: 80,
  routes: [...pagesAt('/hr/employee-policies'), ...pagesAt('/hr/project-policies')],
})
