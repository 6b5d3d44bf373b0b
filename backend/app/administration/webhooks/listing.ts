import type { Listing } from '#core/listing/definition'

export const webhookListing: Listing = {
  table: 'webhooks',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    active: { column: 'active', type: 'boolean' },
    failingSince: { column: 'failing_since', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
