import type { Listing } from '#core/listing/definition'

export const entryExportListing: Listing = {
  table: 'entry_exports',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    fromOn: { column: 'from_on', type: 'day' },
    toOn: { column: 'to_on', type: 'day' },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
