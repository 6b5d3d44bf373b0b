import { formatDecimal4, formatMoney } from '#engines/money/money'
import { chargesOf, type StoredCharges } from './order_terms.js'
import { vatBreakdown, type Charge } from './price_order.js'

/** An order or a bill, its lines priced. */
type Priced = StoredCharges & { currency: string; lines: Charge[] }

/** The VAT of an order or a bill by category and rate: these add up to its VAT. */
export const vatOfDocument = (document: Priced) =>
  vatBreakdown([...document.lines, ...chargesOf(document)])

/** The same as the wire has it: percent, and amounts in major units. */
export function shownVat(document: Priced) {
  const money = (minor: number) => formatMoney(minor, document.currency)
  return vatOfDocument(document).map(({ category, rateBp, taxableMinor, vatMinor }) => ({
    ...{ category, rate: formatDecimal4(rateBp * 100) },
    ...{ taxable: money(taxableMinor), vat: money(vatMinor) },
  }))
}
