import { registerSearch } from '#core/search/sources'
import { equipmentListing } from './listing.js'

registerSearch({
  resource: 'equipment',
  entityType: 'equipment',
  ability: 'procurement.equipment',
  listing: equipmentListing,
  shows: { number: 'tag', title: 'name', titleAr: 'shown_name_ar', subtitle: 'custodian_name' },
})
