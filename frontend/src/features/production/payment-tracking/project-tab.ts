import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const paymentsTab: RecordTab = {
  resource: 'production.projects',
  key: 'payments',
  label: 'production.payment_tracking.tab',
  ability: 'payment-tracking.view',
  order: 30,
  element: lazyPage(() => import('./payments-tab')),
}
