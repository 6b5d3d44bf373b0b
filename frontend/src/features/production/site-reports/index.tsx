import { FileDoneOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/production/site-reports'
const VIEW = 'site-reports.view'
const WRITE = 'site-reports.manage'

export default defineResource({
  name: 'production.site_reports',
  endpoint: 'site-reports',
  path: PATH,
  icon: <FileDoneOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'site',
  order: 32,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: WRITE, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: WRITE, element: Edit },
  ],
})
