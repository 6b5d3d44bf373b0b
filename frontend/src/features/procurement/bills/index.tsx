import { lazy } from 'react'
import { AuditOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'

const List = lazy(() => import('./list'))
const Show = lazy(() => import('./show'))
const VIEW = 'finance.bills'

export default defineResource({
  name: 'procurement.bills',
  endpoint: 'bills',
  path: '/finance/bills',
  icon: <AuditOutlined />,
  ability: VIEW,
  // accountants find them there; others on the order, if it is open to them
  department: 'finance',
  order: 30,
  routes: [
    { path: '/finance/bills', ability: VIEW, element: List },
    { path: '/finance/bills/:id', ability: VIEW, element: Show },
  ],
})
