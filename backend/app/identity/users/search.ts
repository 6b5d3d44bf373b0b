import { registerSearch } from '#core/search/sources'
import { userListing } from './listing.js'

registerSearch({
  resource: 'users',
  entityType: 'user',
  ability: 'users.manage',
  listing: userListing,
  shows: { number: 'username', title: 'name', titleAr: 'name_ar', subtitle: 'email' },
})
