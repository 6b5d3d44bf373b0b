import { FileTextOutlined } from '@ant-design/icons'
import { defineResource } from '../../../kit/define-resource'
import { lazyPage } from '../../../kit/lazy-page'

const List = lazyPage(() => import('./list'))
const Create = lazyPage(() => import('./create'))
const Show = lazyPage(() => import('./show'))
const Edit = lazyPage(() => import('./edit'))
const Approval = lazyPage(() => import('./approval'))
const TrackingSheets = lazyPage(() => import('./tracking-sheets'))

const view = 'quotations.view'
const manage = 'quotations.manage'
const approve = 'quotations.approve'

export default defineResource({
  name: 'engineering.quotations',
  endpoint: 'quotations',
  path: '/quotation-documents/quotations',
  icon: <FileTextOutlined />,
  ability: view,
  department: 'engineering',
  order: 10,
  routes: [
    { path: '/quotation-documents/quotations', ability: view, element: List },
    { path: '/quotation-documents', ability: view, element: List },
    { path: '/engineering/create-quotation', ability: manage, element: Create },
    { path: '/engineering/create-quotation-new', ability: manage, element: Create },
    { path: '/engineering/quotations/:quotationNumber', ability: view, element: Show },
    { path: '/engineering/quotations/:quotationNumber/edit', ability: manage, element: Edit },
    { path: '/engineering/quotation-approval', ability: approve, element: Approval },
    { path: '/quotation-approvals', ability: approve, element: Approval },
    { path: '/quotation-approval', ability: approve, element: Approval },
    {
      path: '/quotation-documents/tracking-sheets/:quotationNumber',
      ability: view,
      element: TrackingSheets,
    },
  ],
})
