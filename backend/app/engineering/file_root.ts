import { registerRecordRoot } from '#files/records/record_roots'
import { TRACKING_SHEET } from '#engineering/actions/keep_tracking_sheet'
import { QUOTATION_PAPER } from '#engineering/actions/quotation_documents'
import { quotationListing } from '#engineering/listing'

/** Every quotation is a folder of the file manager, with its papers and tracking sheets. */
registerRecordRoot({
  key: 'quotations',
  ability: 'quotations.view',
  manage: 'quotations.manage',
  listing: quotationListing,
  sort: 'createdAt',
  columns: { code: 'number', name: 'project_name', nameAr: 'project_name_ar' },
  documents: [
    { ownerType: QUOTATION_PAPER },
    {
      ownerType: TRACKING_SHEET,
      // a sheet may show prices (see file_rules)
      narrow: (query, { id, abilities }) => {
        if (!abilities.has('quotations.prices')) query.where('files.created_by', id)
      },
    },
  ],
})
