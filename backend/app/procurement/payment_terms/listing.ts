import type { Listing } from '#core/listing/definition'

export const paymentTermListing: Listing = {
  table: 'payment_terms',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    code: { column: 'code', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'name_ar', letters: true },
    active: { column: 'active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
