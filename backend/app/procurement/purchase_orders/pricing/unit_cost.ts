import { divideHalfUp, exponentOf } from '#engines/money/money'
import { netPriceE4 } from './price_order.js'
import { inStockCurrency, STOCK_CURRENCY } from '#procurement/shared/base_currency'

/**
 * What one unit of an order's line costs in the firm's currency, after discount and before VAT, in
 * ten-thousandths.
 */
export function unitCostE4(line: { unitPriceE4: number; discountBp: number }, currency: string) {
  const priceE4 = netPriceE4(line)
  if (currency === STOCK_CURRENCY) return priceE4
  // ten thousand units, so that the conversion is exact to the fourth digit of one
  const minorOfMany = priceE4 * 10 ** exponentOf(currency)
  return Number(divideHalfUp(BigInt(inStockCurrency(minorOfMany, currency)), 100n))
}
