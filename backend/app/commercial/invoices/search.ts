import { registerSearch } from '#core/search/sources'
import { invoiceListing } from '#commercial/invoices/listing'

registerSearch({
  resource: 'invoices',
  entityType: 'invoice',
  ability: 'invoices.view',
  listing: invoiceListing,
  shows: { number: 'number', title: 'client_name' },
})
