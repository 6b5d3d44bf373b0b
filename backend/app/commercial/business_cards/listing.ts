import type { Listing } from '#core/listing/definition'

export const businessCardListing: Listing = {
  table: 'business_cards',
  search: false,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {
    status: { column: 'status', type: 'choice', sort: false },
    clientId: { column: 'client_id', type: 'number', sort: false },
  },
}
