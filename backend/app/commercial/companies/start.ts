import { registerSearch } from '#core/search/sources'
import { companyListing } from './listing.js'

registerSearch({
  resource: 'companies',
  entityType: 'company',
  ability: 'companies.view',
  listing: companyListing,
  shows: { title: 'name', titleAr: 'legal_name_ar', subtitle: 'vat_number' },
})
