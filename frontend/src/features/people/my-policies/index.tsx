import { FileProtectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const PATH = '/hr/my-policies'
const READ = 'people.open'

export default defineResource({
  name: 'people.my_policies',
  endpoint: 'my-policies',
  path: PATH,
  icon: <FileProtectOutlined />,
  ability: READ,
  department: 'people',
  group: 'documents',
  counted: false,
  order: 75,
  routes: [
    { path: PATH, ability: READ, element: List },
    { path: `${PATH}/:id`, ability: READ, element: Show },
  ],
})
