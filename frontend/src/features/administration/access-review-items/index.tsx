import { FileProtectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'access-reviews.view'

export default defineResource({
  name: 'administration.access_review_items',
  endpoint: 'access-review-items',
  path: '/admin/access-review-items',
  icon: <FileProtectOutlined />,
  ability: ABILITY,
  department: 'administration',
  menu: false,
  routes: [
    { path: '/admin/access-review-items', ability: ABILITY, element: List },
    { path: '/admin/access-review-items/:id', ability: ABILITY, element: Show },
  ],
})
