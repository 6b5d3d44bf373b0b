import { registerSearch } from '#core/search/sources'
import { receiptListing } from '#commercial/receipts/listing'

registerSearch({
  resource: 'receipts',
  entityType: 'receipt',
  ability: 'invoices.view',
  listing: receiptListing,
  shows: { number: 'number', title: 'client_name' },
})
