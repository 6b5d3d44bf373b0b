import { MailOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Levels = lazyPage(() => import('./levels-page'))
const PATH = '/commercial/dunning'

export default defineResource({
  name: 'commercial.dunning',
  endpoint: 'dunning-letters',
  path: PATH,
  icon: <MailOutlined />,
  ability: 'invoices.view',
  department: 'commercial',
  order: 25,
  routes: [
    { path: PATH, ability: 'invoices.view', element: List },
    { path: `${PATH}/levels`, ability: 'invoices.view', element: Levels },
  ],
})
