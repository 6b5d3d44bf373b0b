import { VAT_CATEGORIES } from '#engines/money/vat'
import { decimal, money, object, oneOf } from '#core/openapi/schema'

/** What one category bears of a document's VAT. */
export const vatShare = object({
  category: oneOf(VAT_CATEGORIES),
  rate: decimal,
  taxable: money,
  vat: money,
})
