import { QuotationTemplateSchema } from '#database/schema'
import type { BillContent } from '#engineering/quotations/copies/bill_content'

/** A bill that new quotations start from. */
export default class QuotationTemplate extends QuotationTemplateSchema {
  declare content: BillContent
}
