import { registerSearch } from '#core/search/sources'
import { vendorListing } from './listing.js'

registerSearch({
  resource: 'vendors',
  entityType: 'vendor',
  ability: 'vendors.view',
  listing: vendorListing,
  shows: { title: 'name', subtitle: 'city' },
})
