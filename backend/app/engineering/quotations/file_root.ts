import { registerRecordRoot } from '#files/shared/record_roots'
import { TRACKING_SHEET } from './owner_types.js'
import { QUOTATION_DOCUMENT } from './owner_types.js'
import { quotationListing } from './listing.js'

/** Every quotation is a folder of the file manager, with its documents and tracking sheets. */
registerRecordRoot({
  key: 'quotations',
  ability: 'quotations.view',
  manage: 'quotations.manage',
  listing: quotationListing,
  sort: 'createdAt',
  columns: { code: 'number', name: 'project_name', nameAr: 'project_name_ar' },
  documents: [
    { ownerType: QUOTATION_DOCUMENT },
    {
      ownerType: TRACKING_SHEET,
      // a sheet that shows prices states so
      narrow: (query, { abilities }) => {
        if (!abilities.has('quotations.prices')) query.whereNull('files.requires')
      },
    },
  ],
})
