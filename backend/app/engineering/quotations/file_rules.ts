import { registerFileOwner } from '#files/shared/file_owners'
import { OFFER_PDF, QUOTATION_DOCUMENT, TRACKING_SHEET } from './owner_types.js'

/** A sheet that shows prices states so itself (see keep_tracking_sheet). */
for (const ownerType of [QUOTATION_DOCUMENT, TRACKING_SHEET])
  registerFileOwner(ownerType, {
    resource: 'quotations',
    ability: 'quotations.view',
    record: { table: 'quotations' },
  })

/** An offer is its prices. */
registerFileOwner(OFFER_PDF, {
  resource: 'quotations',
  ability: 'quotations.prices',
  also: ({ abilities }) => abilities.has('quotations.view'),
  record: { table: 'quotations' },
})
