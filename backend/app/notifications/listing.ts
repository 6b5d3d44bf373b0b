import type { Listing } from '#core/listing/definition'

export const notificationListing: Listing = {
  table: 'notifications',
  search: false,
  // what was put off comes back at the top
  defaultSort: { field: 'surfacedAt', order: 'desc' },
  fields: {
    kind: { column: 'kind', type: 'choice', sort: false },
    type: { column: 'type', type: 'text', sort: false },
    priority: { column: 'priority', type: 'choice', sort: false },
    surfacedAt: { column: 'surfaced_at', type: 'instant', sort: false },
    createdAt: { column: 'created_at', type: 'instant', sort: false },
  },
}
