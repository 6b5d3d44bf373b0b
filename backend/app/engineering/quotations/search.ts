import { registerSearch } from '#core/search/sources'
import { quotationListing } from './listing.js'

registerSearch({
  resource: 'quotations',
  entityType: 'quotation',
  ability: 'quotations.view',
  listing: quotationListing,
  shows: {
    number: 'number',
    title: 'project_name',
    titleAr: 'project_name_ar',
    subtitle: 'client_name',
  },
})
