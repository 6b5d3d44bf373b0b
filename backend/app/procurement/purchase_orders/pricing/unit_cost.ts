import { atFrozenRate, frozenRate, type FrozenRate } from '#core/exchange_rates/frozen_rate'
import { atRate } from '#core/exchange_rates/at_rate'
import { divideHalfUp, exponentOf } from '#engines/money/money'
import { netPriceE4 } from './price_order.js'
import { today } from '#core/settings/firm_clock'
import { inStockCurrency, STOCK_CURRENCY } from '#procurement/shared/base_currency'

/** An order as far as it tells what its currency is worth. */
export interface Valued {
  currency: string
  /** Riyals / 10^6 for one unit, as the order keeps it; null where none was known on its day. */
  exchangeRateE6: number | null
  orderedOn: string
}

/**
 * What one unit of an order's line costs in the firm's currency, after discount and before VAT, in
 * ten-thousandths: at the rate that the order keeps, whatever the currency is worth by now.
 * @throws AppError 422 on `currency` where neither the order nor the firm knows a rate
 */
export function unitCostE4(line: { unitPriceE4: number; discountBp: number }, order: Valued) {
  const priceE4 = netPriceE4(line)
  if (order.currency === STOCK_CURRENCY) return priceE4
  // ten thousand units, so that the conversion is exact to the fourth digit of one
  const minorOfMany = priceE4 * 10 ** exponentOf(order.currency)
  return Number(divideHalfUp(BigInt(inBase(minorOfMany, order)), 100n))
}

/**
 * An amount of an order in the firm's currency, at the rate that the order keeps.
 * @throws AppError 422 on `currency` where neither the order nor the firm knows a rate
 */
export function inBase(minor: number, { currency, exchangeRateE6, orderedOn }: Valued): number {
  const rate = exchangeRateE6 ?? frozenRate(0, currency, orderedOn).exchangeRateE6
  return rate === null ? inStockCurrency(minor, currency) : atRate(minor, currency, BigInt(rate))
}

/**
 * The rate of an order whose goods come: the one that it keeps. An order without one takes that of the
 * first of its day, the day of the delivery and today that has one, and keeps it from then on: what its
 * goods cost, and by how much bills change that, must be worked out at one rate.
 * @returns nulls where no rate is known even today
 */
export function rateWhenReceived(
  order: Valued & Pick<FrozenRate, 'baseTotalMinor'> & { totalMinor: number },
  receivedOn: string
): FrozenRate {
  const days = [order.orderedOn, receivedOn, today()]
  const rates = days.map((day) => atFrozenRate(order, order.totalMinor, order.currency, day))
  return rates.find(({ exchangeRateE6 }) => exchangeRateE6 !== null) ?? rates[0]!
}
