import type { Listing } from '#core/listing/definition'

export const identityProviderListing: Listing = {
  table: 'identity_providers',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    active: { column: 'active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
