import { registerCounts } from '#core/counts/counted_lists'
import { quotationListing } from './quotations/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  quotations: { listing: quotationListing },
})
