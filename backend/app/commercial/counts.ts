import { registerCounts } from '#core/counts/counted_lists'
import { clientListing } from './clients/listing.js'
import { callListing } from './collection_calls/listing.js'
import { companyListing } from './companies/listing.js'
import { contractListing } from './contracts/listing.js'
import { dunningListing } from './dunning/listing.js'
import { invoiceListing } from './invoices/listing.js'
import { leadListing } from './leads/listing.js'
import { promiseListing } from './payment_promises/listing.js'
import { pipelineListing } from './pipeline/listing.js'
import { receiptListing } from './receipts/listing.js'
import { writeOffListing } from './write_offs/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  clients: { listing: clientListing },
  'collection-calls': { listing: callListing },
  companies: { listing: companyListing },
  contracts: { listing: contractListing },
  'dunning-letters': { listing: dunningListing },
  invoices: { listing: invoiceListing },
  leads: { listing: leadListing },
  pipeline: { listing: pipelineListing },
  'payment-promises': { listing: promiseListing },
  receipts: { listing: receiptListing },
  'write-offs': { listing: writeOffListing },
})
