import { registerSearch } from '#core/search/sources'
import { permissionSetListing } from './listing.js'

registerSearch({
  resource: 'permission-sets',
  entityType: 'permission_set',
  ability: 'permission-sets.manage',
  listing: permissionSetListing,
  shows: { title: 'name', titleAr: 'name_ar', subtitle: 'description' },
})
