import { QuotationLineSchema } from '#database/schema'
import type { CostHead, Inclusion, VatCategory } from '#engineering/enums/bill'

/** One position of a quotation's bill of quantities. */
export default class QuotationLine extends QuotationLineSchema {
  declare costHead: CostHead | null
  declare inclusion: Inclusion
  declare vatCategory: VatCategory
}
