import type { Listing, ListField } from '#core/listing/definition'
import type { Query, Scope } from '#core/listing/page'
import { AMOUNTS } from './figures.js'
import { withTracking } from './tracking.js'

const PRICES = 'projects.prices'

const amounts = Object.fromEntries(
  AMOUNTS.map((name): [string, ListField] => [
    name,
    { column: `${name}_minor`, type: 'money', ability: PRICES },
  ])
)

/** Projects by currency, with what their documents add up to. */
export const paymentTrackingListing: Listing = {
  table: 'payment_tracking',
  search: false,
  defaultSort: { field: 'code', order: 'desc' },
  fields: {
    projectId: { column: 'project_id', type: 'number', sort: false },
    code: { column: 'code', type: 'text' },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    clientName: { column: 'client_name', type: 'text', letters: true },
    status: { column: 'status', type: 'choice' },
    currency: { column: 'currency', type: 'choice' },
    ...amounts,
  },
}

/** Without a right to amounts a project has one row: its other currencies tell of them. */
export const trackedScope =
  (abilities: ReadonlySet<string>): Scope =>
  (query: Query) => {
    withTracking(query)
    if (!abilities.has(PRICES)) void query.where('payment_tracking.main', 1)
  }
