import { QuotationLineSchema } from '#database/schema'
import type { PlainRow } from '#core/database/plain_rows'
import type { CostHead, Inclusion, VatCategory } from '#engineering/enums/bill'

/** One position of a quotation's bill of quantities. */
export default class QuotationLine extends QuotationLineSchema {
  declare costHead: CostHead | null
  declare inclusion: Inclusion
  declare vatCategory: VatCategory
}

/** A position as the bill carries it: there may be thousands. */
export type BillLine = PlainRow<typeof QuotationLine>
