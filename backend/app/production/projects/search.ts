import { registerSearch } from '#core/search/sources'
import { projectListing } from './listing.js'

registerSearch({
  resource: 'projects',
  entityType: 'project',
  ability: 'projects.view',
  listing: projectListing,
  shows: { number: 'code', title: 'name', titleAr: 'name_ar', subtitle: 'client_name' },
})
