import { RATE_DIGITS, rateOn } from '#core/exchange_rates/known_rates'
import { setting } from '#core/settings/settings'
import { BASE_CURRENCY, divideHalfUp, exponentOf } from '#engines/money/money'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type { Limits } from './match.js'

/** Settings `billPriceToleranceBp` and `billPriceFloorMinor`: two percent, and always fifty riyals. */
const PRICE_TOLERANCE_BP = 200
const PRICE_FLOOR_MINOR = 50_00

/** What passes on the bills of an order, in its currency at the rate it keeps. */
export function limitsOf(order: PurchaseOrder): Limits {
  const floor = setting('billPriceFloorMinor', PRICE_FLOOR_MINOR)
  return {
    currency: order.currency,
    priceToleranceBp: setting('billPriceToleranceBp', PRICE_TOLERANCE_BP),
    priceFloorMinor: fromBase(floor, order),
  }
}

/** Minor units of the firm's currency in those of an order; nothing where no rate is known. */
function fromBase(minor: number, { currency, exchangeRateE6, orderedOn }: PurchaseOrder): number {
  if (currency === BASE_CURRENCY) return minor
  const rate = BigInt(exchangeRateE6 ?? rateOn(currency, orderedOn) ?? 0)
  if (!rate) return 0
  const scale = 10n ** BigInt(RATE_DIGITS + exponentOf(currency))
  return Number(
    divideHalfUp(BigInt(minor) * scale, rate * 10n ** BigInt(exponentOf(BASE_CURRENCY)))
  )
}
