import type { Listing } from '#core/listing/definition'

export const clientMergeListing: Listing = {
  table: 'client_merges',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    keptId: { column: 'kept_id', type: 'number' },
    mergedId: { column: 'merged_id', type: 'number' },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
