import { IdcardOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Import = lazyPage(() => import('./import'))
const Edit = lazyPage(() => import('./edit'))

export default defineResource({
  name: 'people.employees',
  endpoint: 'employees',
  path: '/hr/employees',
  icon: <IdcardOutlined />,
  ability: 'people.open',
  department: 'people',
  group: 'firm',
  order: 10,
  routes: [
    { path: '/hr/employees', ability: 'people.open', element: List },
    { path: '/hr/employees/new', ability: 'employees.manage', element: Create },
    { path: '/hr/employees/import', ability: 'employees.manage', element: Import },
    { path: '/hr/employees/:id', ability: 'people.open', element: Show },
    { path: '/hr/employees/:id/edit', ability: 'people.open', element: Edit },
  ],
})
