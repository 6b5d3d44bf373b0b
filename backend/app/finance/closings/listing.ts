import type { Listing } from '#core/listing/definition'

export const closingListing: Listing = {
  table: 'closings',
  search: false,
  defaultSort: { field: 'fromOn', order: 'desc' },
  fields: {
    fromOn: { column: 'from_on', type: 'day', unique: true },
    toOn: { column: 'to_on', type: 'day', unique: true },
    status: { column: 'status', type: 'choice' },
  },
}
