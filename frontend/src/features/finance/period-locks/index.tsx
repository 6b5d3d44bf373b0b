import { LockOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))

export default defineResource({
  name: 'finance.period_locks',
  endpoint: 'period-locks',
  path: '/finance/period-locks',
  icon: <LockOutlined />,
  ability: 'period-locks.view',
  department: 'finance',
  order: 50,
  routes: [{ path: '/finance/period-locks', ability: 'period-locks.view', element: List }],
})
