import { registerRecordRoot } from '#files/shared/record_roots'
import { projectListing } from './listing.js'

/** Every project is a folder of the file manager; the documents of its quotation are shown there too. */
registerRecordRoot({
  key: 'projects',
  ability: 'projects.view',
  manage: 'projects.view',
  listing: projectListing,
  sort: 'createdAt',
  columns: { code: 'code', name: 'name', nameAr: 'name_ar' },
  documents: [],
  shows: { root: 'quotations', column: 'quotation_id' },
})
