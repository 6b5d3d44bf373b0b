import { registerRecordRoot, type RecordDocuments } from '#files/shared/record_roots'
import {
  CLIENT_WORKBOOK,
  PRICED_WORKBOOK,
} from '#engineering/quotations/workbook_files/owner_types'
import { OFFER_PDF, QUOTATION_DOCUMENT, TRACKING_SHEET } from './owner_types.js'
import { quotationListing } from './listing.js'

/** Every quotation is a folder of the file manager, with its documents, offers and tracking sheets. */
registerRecordRoot({
  key: 'quotations',
  ability: 'quotations.view',
  manage: 'quotations.manage',
  listing: quotationListing,
  sort: 'createdAt',
  columns: { code: 'number', name: 'project_name', nameAr: 'project_name_ar' },
  documents: [
    { ownerType: QUOTATION_DOCUMENT },
    { ownerType: CLIENT_WORKBOOK },
    ...[OFFER_PDF, PRICED_WORKBOOK].map((ownerType): RecordDocuments => ({
      ownerType,
      narrow: (query, { abilities }) => {
        if (!abilities.has('quotations.prices')) query.whereRaw('1 = 0')
      },
    })),
    {
      ownerType: TRACKING_SHEET,
      // a sheet that shows prices states so
      narrow: (query, { abilities }) => {
        if (!abilities.has('quotations.prices')) query.whereNull('files.requires')
      },
    },
  ],
})
