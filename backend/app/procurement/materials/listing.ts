import type { Listing } from '#core/listing/definition'

export const materialListing: Listing = {
  table: 'materials',
  search: true,
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    code: { column: 'code', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar', letters: true },
    category: { column: 'category', type: 'choice' },
    kind: { column: 'kind', type: 'choice' },
    unit: { column: 'unit', type: 'choice' },
    tracking: { column: 'tracking', type: 'choice' },
    valuation: { column: 'valuation', type: 'choice' },
    active: { column: 'active', type: 'boolean' },
    lastPrice: { column: 'last_price_e4', type: 'decimal4' },
    barcode: { column: 'barcode', type: 'text', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
