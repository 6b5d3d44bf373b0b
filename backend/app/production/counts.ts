import { registerCounts } from '#core/counts/counted_lists'
import { projectListing } from './projects/listing.js'
import { variationOrderListing } from './variation_orders/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  projects: { listing: projectListing },
  'variation-orders': { listing: variationOrderListing },
})
