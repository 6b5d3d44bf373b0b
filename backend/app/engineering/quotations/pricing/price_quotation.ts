import { invalid } from '#core/base/app_error'
import { formatMoney, parseMoney } from '#engines/money/money'
import type { CostRate } from './line_costs.js'
import { trimmed, type Markup } from './markups.js'
import { LARGEST_AMOUNT, priceLines, type PricedInput, type Prices } from './price_lines.js'

interface Terms {
  lines: PricedInput[]
  currency: string
  vatRateBp: number
  markups?: Markup[]
  costRates?: readonly CostRate[]
  /** A change of a job that was won may come to less than nothing. */
  mayBeNegative?: boolean
  /** A decimal string just written, or the amount that the quotation has. */
  discount: string | { minor: number; currency: string }
}

/**
 * The prices of a quotation as its author sees them.
 * @throws AppError 422 on `discount` (more digits than the currency has, or above the subtotal) or
 *   `lines` (amounts too large, or deductions above all the rest)
 */
export function priceQuotation({ lines, discount, mayBeNegative, ...terms }: Terms): Prices {
  const discountMinor = discountIn(terms.currency, discount)
  const prices = priceLines(lines, { ...terms, discountMinor })
  const { costMinor, linesMinor, subtotalMinor } = prices
  const amounts = [costMinor ?? 0, linesMinor, subtotalMinor].map(Math.abs)
  if (Math.max(...amounts) > LARGEST_AMOUNT) throw invalid({ lines: ['range'] })
  if (subtotalMinor < 0 && !mayBeNegative) throw invalid({ lines: ['belowZero'] })
  if (discountMinor > Math.max(subtotalMinor, 0)) throw invalid({ discount: ['aboveSubtotal'] })
  return prices
}

function discountIn(currency: string, discount: Terms['discount']): number {
  try {
    const text =
      typeof discount === 'string' ? discount : formatMoney(discount.minor, discount.currency)
    return parseMoney(trimmed(text), currency)
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ discount: ['moneyDigits'] })
    throw error
  }
}
