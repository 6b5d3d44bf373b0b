import type { Listing } from '#core/listing/definition'

export const downloadListing: Listing = {
  table: 'file_downloads',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    userId: { column: 'user_id', type: 'number', sort: false },
    way: { column: 'way', type: 'choice', sort: false },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
  },
}
