import { registerSearch } from '#core/search/sources'
import { purchaseOrderListing, purchaseOrderScope } from './listing.js'

registerSearch({
  resource: 'purchase-orders',
  entityType: 'purchase_order',
  ability: 'purchase-orders.view',
  listing: purchaseOrderListing,
  scope: purchaseOrderScope,
  shows: {
    number: 'number',
    title: 'vendor_name',
    subtitle: 'project_name',
    subtitleAr: 'project_name_ar',
  },
})
