import { FieldTimeOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const PATH = '/production/delay-claims'
const VIEW = 'delays.view'

export default defineResource({
  name: 'production.delay_claims',
  endpoint: 'delay-claims',
  path: PATH,
  icon: <FieldTimeOutlined />,
  ability: VIEW,
  department: 'production',
  group: 'contract',
  order: 37,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/new`, ability: 'delays.decide', element: Create },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
