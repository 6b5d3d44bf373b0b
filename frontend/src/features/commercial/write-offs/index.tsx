import { StopOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/commercial/write-offs'
const VIEW = 'write-offs.view'

export default defineResource({
  name: 'commercial.write_offs',
  endpoint: 'write-offs',
  path: PATH,
  icon: <StopOutlined />,
  ability: VIEW,
  department: 'commercial',
  order: 26,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
