import { registerSearch } from '#core/search/sources'
import { peopleOnly } from '#identity/shared/people'
import { userListing } from './listing.js'

registerSearch({
  resource: 'users',
  entityType: 'user',
  ability: 'users.manage',
  listing: userListing,
  scope: () => peopleOnly,
  shows: { number: 'username', title: 'name', titleAr: 'name_ar', subtitle: 'email' },
})
