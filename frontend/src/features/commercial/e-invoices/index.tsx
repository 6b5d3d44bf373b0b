import { SafetyCertificateOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const EInvoicing = lazyPage(() => import('./e-invoicing-page'))

export default defineResource({
  name: 'commercial.e_invoices',
  endpoint: 'e-invoicing',
  path: '/finance/e-invoicing',
  icon: <SafetyCertificateOutlined />,
  ability: 'e-invoicing.view',
  department: 'finance',
  order: 55,
  counted: false,
  routes: [{ path: '/finance/e-invoicing', ability: 'e-invoicing.view', element: EInvoicing }],
})
