import { ScanOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'
import { movedTo } from '../../../kit/moved-page'

const Scan = lazyPage(() => import('./scan'))
const Confirm = lazyPage(() => import('./confirm'))

const MANAGE = 'business-cards.manage'
const PATH = '/commercial/business-cards'

export default defineResource({
  name: 'commercial.business_cards',
  endpoint: 'business-cards',
  path: PATH,
  icon: <ScanOutlined />,
  ability: MANAGE,
  department: 'commercial',
  counted: false,
  // Cards are on their way to becoming clients and are reached from there.
  menu: false,
  routes: [
    { path: PATH, ability: MANAGE, element: Scan },
    { path: '/commercial/clients/scan', ability: MANAGE, element: movedTo(PATH) },
    { path: `${PATH}/:id`, ability: MANAGE, element: Confirm },
  ],
})
