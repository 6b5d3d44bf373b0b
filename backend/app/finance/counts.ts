import { registerCounts } from '#core/counts/counted_lists'
import { periodLockListing } from './period_locks/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({ 'period-locks': { listing: periodLockListing } })
