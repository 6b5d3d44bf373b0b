import { registerSearch } from '#core/search/sources'
import { stockMovementListing } from './listing.js'

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
