import { registerSearch } from '#core/search/sources'
import { purchaseOrderListing } from './listing.js'
import { purchaseOrderScope } from '#procurement/shared/order_scope'

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
