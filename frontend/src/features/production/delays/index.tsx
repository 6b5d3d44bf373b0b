import { HourglassOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const PATH = '/production/delays'
const VIEW = 'delays.view'
const RECORD = 'delays.record'

export default defineResource({
  name: 'production.delays',
  endpoint: 'delays',
  path: PATH,
  icon: <HourglassOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'contract',
  order: 36,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: RECORD, element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
    { path: `${PATH}/:id/edit`, ability: RECORD, element: Edit },
  ],
})
