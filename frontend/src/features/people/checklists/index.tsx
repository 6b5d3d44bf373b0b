import { UnorderedListOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/hr/checklists'
const OPEN = 'people.open'

export default defineResource({
  name: 'people.checklists',
  endpoint: 'checklists',
  path: PATH,
  icon: <UnorderedListOutlined />,
  ability: OPEN,
  department: 'people',
  group: 'changes',
  order: 64,
  routes: [
    { path: PATH, ability: OPEN, element: List },
    { path: `${PATH}/:id`, ability: OPEN, element: Show },
  ],
})
