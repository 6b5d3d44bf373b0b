import { QuotationSnapshotSchema } from '#database/schema'
import type { BillContent } from '#engineering/quotations/copies/bill_content'

/** The whole bill of a quotation as it stood, under a name. */
export default class QuotationSnapshot extends QuotationSnapshotSchema {
  declare content: BillContent
}
