import { registerSearch } from '#core/search/sources'
import {
  purchaseOrderListing,
  purchaseOrderScope,
} from '#procurement/listings/purchase_order_listing'
import { purchaseRequestListing } from '#procurement/listings/purchase_request_listing'
import { equipmentListing } from '#procurement/listings/equipment_listing'
import { materialListing } from '#procurement/listings/material_listing'
import { stockLevelListing } from '#procurement/listings/stock_level_listing'
import { stockMovementListing } from '#procurement/listings/stock_movement_listing'
import { tripListing } from '#procurement/listings/trip_listing'
import { vendorListing } from '#procurement/listings/vendor_listing'

registerSearch({
  resource: 'vendors',
  entityType: 'vendor',
  ability: 'vendors.view',
  listing: vendorListing,
  shows: { title: 'name', subtitle: 'city' },
})

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

registerSearch({
  resource: 'materials',
  entityType: 'material',
  ability: 'procurement.inventory',
  listing: materialListing,
  shows: { number: 'code', title: 'name', titleAr: 'shown_name_ar', subtitle: 'category' },
})

registerSearch({
  resource: 'stock-movements',
  entityType: 'stock_movement',
  ability: 'procurement.inventory',
  listing: stockMovementListing,
  shows: {
    number: 'number',
    title: 'warehouse_name',
    titleAr: 'warehouse_name_ar',
    subtitle: 'project_name',
    subtitleAr: 'project_name_ar',
  },
})

registerSearch({
  resource: 'stock-levels',
  entityType: 'stock_level',
  ability: 'procurement.inventory',
  listing: stockLevelListing,
  shows: {
    number: 'material_code',
    title: 'material_name',
    titleAr: 'shown_name_ar',
    subtitle: 'warehouse_name',
    subtitleAr: 'warehouse_name_ar',
  },
})

registerSearch({
  resource: 'equipment',
  entityType: 'equipment',
  ability: 'procurement.equipment',
  listing: equipmentListing,
  shows: { number: 'tag', title: 'name', titleAr: 'shown_name_ar', subtitle: 'custodian_name' },
})

registerSearch({
  resource: 'trips',
  entityType: 'trip',
  ability: 'procurement.transport',
  listing: tripListing,
  shows: { number: 'number', title: 'vehicle', subtitle: 'driver' },
})
