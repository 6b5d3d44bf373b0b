import type { Listing } from '#core/listing/definition'

export const notificationListing: Listing = {
  table: 'notifications',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    kind: { column: 'kind', type: 'choice', sort: false },
    type: { column: 'type', type: 'text', sort: false },
    priority: { column: 'priority', type: 'choice', sort: false },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
  },
}
