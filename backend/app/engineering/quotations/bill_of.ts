import { formatMoney } from '#engines/money/money'
import type Quotation from '#engineering/quotations/models/quotation'
import { markupTotals, type Markup } from '#engineering/quotations/pricing/markups'
import { priceLines } from '#engineering/quotations/pricing/price_lines'

/** How a stored quotation's price comes about. `lines` must be loaded. */
export function billOf(quotation: Quotation) {
  const { lines, currency, vatRateBp, discountMinor } = quotation
  const markups = quotation.markups ?? []
  const prices = priceLines(lines, { currency, vatRateBp, discountMinor, markups })
  return { ...prices, markups: shownMarkups(prices.linesMinor, markups, currency) }
}

/** As the wire shows them, with what each adds. */
function shownMarkups(linesMinor: number, markups: Markup[], currency: string) {
  const totals = markupTotals(linesMinor, markups, currency)
  return markups.map((markup, index) => ({
    ...markup,
    total: formatMoney(totals[index], currency),
  }))
}
