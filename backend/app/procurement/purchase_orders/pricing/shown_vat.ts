import { formatDecimal4, formatMoney } from '#engines/money/money'
import { chargesOf, type StoredCharges } from './order_terms.js'
import { vatBreakdown, type Charge } from './price_order.js'

/** An order, its lines priced. */
type Priced = StoredCharges & { currency: string; lines: Charge[] }

/** The VAT of an order by category and rate: these add up to its VAT. */
export const vatOfDocument = (document: Priced) =>
  vatBreakdown([...document.lines, ...chargesOf(document)])

/** The same as the wire has it: percent, and amounts in major units. */
export const shownVat = (document: Priced) =>
  shownTaxes([...document.lines, ...chargesOf(document)], document.currency)

/** The VAT of priced lines and charges by category and rate, as the wire has it. */
export function shownTaxes(taxed: Charge[], currency: string) {
  const money = (minor: number) => formatMoney(minor, currency)
  return vatBreakdown(taxed).map(({ category, rateBp, taxableMinor, vatMinor }) => ({
    ...{ category, rate: formatDecimal4(rateBp * 100) },
    ...{ taxable: money(taxableMinor), vat: money(vatMinor) },
  }))
}
