import { registerSearch } from '#core/search/sources'
import { variationOrderListing } from './listing.js'
import './number_series.js'

registerSearch({
  resource: 'variation-orders',
  entityType: 'variation_order',
  ability: 'variation-orders.view',
  listing: variationOrderListing,
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'client_reference' },
})
