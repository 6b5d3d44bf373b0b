import { CarOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const USE = 'procurement.transport'
const PATH = '/procurement/track-transportation'

export default defineResource({
  name: 'procurement.trips',
  endpoint: 'trips',
  path: PATH,
  icon: <CarOutlined />,
  ability: USE,
  department: 'procurement',
  group: 'machines',
  order: 65,
  routes: [
    { path: PATH, ability: USE, element: List },
    { path: `${PATH}/new`, ability: USE, element: Create },
    { path: `${PATH}/:id`, ability: USE, element: Show },
    { path: `${PATH}/:id/edit`, ability: USE, element: Edit },
  ],
})
