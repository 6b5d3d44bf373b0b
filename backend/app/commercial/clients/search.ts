import { registerSearch } from '#core/search/sources'
import { clientListing } from '#commercial/clients/listing'

registerSearch({
  resource: 'clients',
  entityType: 'client',
  ability: 'clients.view',
  listing: clientListing,
  shows: { title: 'name', subtitle: 'company' },
})
