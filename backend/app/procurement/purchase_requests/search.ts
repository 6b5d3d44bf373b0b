import { registerSearch } from '#core/search/sources'
import { purchaseRequestListing } from './listing.js'

registerSearch({
  resource: 'purchase-requests',
  entityType: 'purchase_request',
  ability: 'purchase-requests.view',
  listing: purchaseRequestListing,
  shows: {
    number: 'number',
    title: 'title',
    subtitle: 'project_name',
    subtitleAr: 'project_name_ar',
  },
})
