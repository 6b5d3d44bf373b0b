import { MailOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Show = lazyPage(() => import('./show'))

export default defineResource({
  name: 'administration.mails',
  endpoint: 'mails',
  path: '/admin/mails',
  icon: <MailOutlined />,
  ability: 'mails.view',
  department: 'administration',
  order: 85,
  routes: [
    { path: '/admin/mails', ability: 'mails.view', element: List },
    { path: '/admin/mails/:id', ability: 'mails.view', element: Show },
  ],
})
