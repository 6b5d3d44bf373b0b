import { registerFileOwner } from '#files/shared/file_owners'
import { TRACKING_SHEET } from './owner_types.js'
import { QUOTATION_DOCUMENT } from './owner_types.js'

/** Documents of a quotation are for everyone who may see it, and for no one who may no longer. */
registerFileOwner(QUOTATION_DOCUMENT, ({ abilities }) => abilities.has('quotations.view'), {
  uploader: false,
})

/** A sheet may show prices: others than who printed it need to be allowed to see them. */
registerFileOwner(
  TRACKING_SHEET,
  ({ id, abilities }, _, file) =>
    abilities.has('quotations.view') &&
    (abilities.has('quotations.prices') || file.createdBy === id),
  { uploader: false }
)
