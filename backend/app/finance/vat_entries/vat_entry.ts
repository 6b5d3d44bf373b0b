import { VatEntrySchema } from '#database/schema'
import type { VatBox } from '#core/vat/vat_boxes'

/** What a document puts into one box of a return. Once the return is filed it never changes. */
export default class VatEntry extends VatEntrySchema {
  static table = 'vat_entries'

  declare box: VatBox
}
