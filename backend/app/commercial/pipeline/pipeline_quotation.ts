import { QuotationSchema } from '#database/schema'

/** A quotation as sales read it; engineering alone writes it. */
export default class PipelineQuotation extends QuotationSchema {
  static table = 'quotations'
}
