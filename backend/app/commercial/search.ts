import { registerSearch } from '#core/search/sources'
import { clientListing } from '#commercial/listing'
import { contractListing, invoiceListing, receiptListing } from '#commercial/listings/invoicing'

registerSearch({
  resource: 'clients',
  entityType: 'client',
  ability: 'clients.view',
  listing: clientListing,
  shows: { title: 'name', subtitle: 'company' },
})

registerSearch({
  resource: 'contracts',
  entityType: 'contract',
  ability: 'invoices.view',
  listing: contractListing,
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'client_name' },
})

registerSearch({
  resource: 'invoices',
  entityType: 'invoice',
  ability: 'invoices.view',
  listing: invoiceListing,
  shows: { number: 'number', title: 'client_name' },
})

registerSearch({
  resource: 'receipts',
  entityType: 'receipt',
  ability: 'invoices.view',
  listing: receiptListing,
  shows: { number: 'number', title: 'client_name' },
})
