import { registerSearch } from '#core/search/sources'
import { contractListing } from '#commercial/contracts/listing'

registerSearch({
  resource: 'contracts',
  entityType: 'contract',
  ability: 'invoices.view',
  listing: contractListing,
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'client_name' },
})
