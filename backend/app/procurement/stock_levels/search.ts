import { registerSearch } from '#core/search/sources'
import { stockLevelListing } from './listing.js'

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
