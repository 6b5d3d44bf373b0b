import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const purchasingTab: RecordTab = {
  resource: 'production.projects',
  key: 'purchasing',
  label: 'procurement.procurement_projects.tab',
  ability: [
    'procurement.projects',
    'purchase-requests.view',
    'purchase-orders.view',
    'receipts.view',
  ],
  order: 60,
  element: lazyPage(() => import('./purchasing-tab')),
}
