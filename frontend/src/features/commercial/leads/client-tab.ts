import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** The leads of a client, on its page. */
export const leadsTab: RecordTab = {
  resource: 'commercial.clients',
  key: 'leads',
  label: 'commercial.leads.title',
  ability: 'leads.view',
  order: 10,
  element: lazyPage(() => import('./client-leads')),
}
