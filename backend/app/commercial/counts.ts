import { registerCounts } from '#core/counts/counted_lists'
import { clientListing } from './clients/listing.js'
import { contractListing } from './contracts/listing.js'
import { invoiceListing } from './invoices/listing.js'
import { pipelineListing } from './pipeline/listing.js'
import { receiptListing } from './receipts/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  clients: { listing: clientListing },
  contracts: { listing: contractListing },
  invoices: { listing: invoiceListing },
  pipeline: { listing: pipelineListing },
  receipts: { listing: receiptListing },
})
