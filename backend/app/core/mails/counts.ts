import { registerCounts } from '#core/counts/counted_lists'
import { mailListing } from './listing.js'

registerCounts({ mails: { listing: mailListing } })
