import type { Listing } from '#core/listing/definition'

export const withholdingReturnListing: Listing = {
  table: 'withholding_returns',
  search: false,
  defaultSort: { field: 'fromOn', order: 'desc' },
  fields: {
    fromOn: { column: 'from_on', type: 'day', unique: true },
    status: { column: 'status', type: 'choice' },
    due: { column: 'due_minor', type: 'money' },
  },
}
