import { CarryOutOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/finance/closings'
const VIEW = 'closings.view'

export default defineResource({
  name: 'finance.closings',
  endpoint: 'closings',
  path: PATH,
  icon: <CarryOutOutlined />,
  ability: VIEW,
  department: 'finance',
  order: 48,
  routes: [
    { path: PATH, ability: VIEW, element: List },
    { path: `${PATH}/:id`, ability: VIEW, element: Show },
  ],
})
