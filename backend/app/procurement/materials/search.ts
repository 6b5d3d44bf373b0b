import { registerSearch } from '#core/search/sources'
import { materialListing } from './listing.js'

registerSearch({
  resource: 'materials',
  entityType: 'material',
  ability: 'procurement.inventory',
  listing: materialListing,
  shows: { number: 'code', title: 'name', titleAr: 'shown_name_ar', subtitle: 'category' },
})
