import type { Listing } from '#core/listing/definition'

/** No bank field is in here: what can be filtered or sorted by can be guessed. */
export const vendorListing: Listing = {
  table: 'vendors',
  search: true,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    type: { column: 'type', type: 'choice' },
    group: { column: 'group', type: 'choice' },
    businessAddress: { column: 'business_address', type: 'text' },
    city: { column: 'city', type: 'text' },
    country: { column: 'country', type: 'text' },
    postalCode: { column: 'postal_code', type: 'text' },
    primaryContactName: { column: 'primary_contact_name', type: 'text', letters: true },
    phone: { column: 'phone', type: 'text' },
    mobile: { column: 'mobile', type: 'text' },
    email: { column: 'email', type: 'text' },
    fax: { column: 'fax', type: 'text' },
    website: { column: 'website', type: 'text' },
    purchasingCurrency: { column: 'purchasing_currency', type: 'choice' },
    documentLanguage: { column: 'document_language', type: 'choice', sort: false },
    ratingScore: { column: 'rating_score_bp', type: 'score' },
    ratingStanding: { column: 'rating_standing', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
