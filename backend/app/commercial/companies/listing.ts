import type { Listing } from '#core/listing/definition'

export const companyListing: Listing = {
  table: 'companies',
  search: true,
  phones: true,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    legalName: { column: 'legal_name', type: 'text', letters: true },
    vatNumber: { column: 'vat_number', type: 'text' },
    country: { column: 'country', type: 'choice' },
    city: { column: 'city', type: 'text' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
