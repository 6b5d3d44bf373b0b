import { ToolOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const USE = 'procurement.equipment'
const PATH = '/procurement/equipment-management'

export default defineResource({
  name: 'procurement.equipment',
  endpoint: 'equipment',
  path: PATH,
  icon: <ToolOutlined />,
  ability: USE,
  department: 'procurement',
  group: 'machines',
  order: 60,
  routes: [
    { path: PATH, ability: USE, element: List },
    { path: `${PATH}/new`, ability: USE, element: Create },
    { path: `${PATH}/:id`, ability: USE, element: Show },
    { path: `${PATH}/:id/edit`, ability: USE, element: Edit },
  ],
})
