import type { Listing } from '#core/listing/definition'

export const deliveryListing: Listing = {
  table: 'webhook_deliveries',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    webhookId: { column: 'webhook_id', type: 'number', sort: false },
    event: { column: 'event', type: 'text' },
    state: { column: 'state', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
