import { FileProtectOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const ABILITY = 'access-reviews.view'

export default defineResource({
  name: 'administration.access_reviews',
  endpoint: 'access-reviews',
  path: '/admin/access-reviews',
  icon: <FileProtectOutlined />,
  ability: ABILITY,
  department: 'administration',
  order: 14,
  routes: [
    { path: '/admin/access-reviews', ability: ABILITY, element: List },
    { path: '/admin/access-reviews/new', ability: 'access-reviews.decide', element: Create },
    { path: '/admin/access-reviews/:id', ability: ABILITY, element: Show },
  ],
})
