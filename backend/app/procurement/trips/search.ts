import { registerSearch } from '#core/search/sources'
import { tripListing } from './listing.js'

registerSearch({
  resource: 'trips',
  entityType: 'trip',
  ability: 'procurement.transport',
  listing: tripListing,
  shows: { number: 'number', title: 'vehicle', subtitle: 'driver' },
})
