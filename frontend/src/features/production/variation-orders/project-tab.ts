import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const variationsTab: RecordTab = {
  resource: 'production.projects',
  key: 'variations',
  label: 'production.variation_orders.tab',
  ability: 'variation-orders.view',
  order: 40,
  element: lazyPage(() => import('./variations-tab')),
}
