import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'

/**
 * An amount in minor units of the currency that approval limits are written in, at the rate of a
 * day, today's unless named. A currency without a known rate counts as larger than every limit, so
 * that it meets the strictest rule instead of the mildest.
 */
export function baseAmountMinor(amountMinor: number, currency: string, day?: string): number {
  const rate = rateOn(currency, day)
  if (rate === undefined) return Number.POSITIVE_INFINITY
  return atRate(amountMinor, currency, rate)
}
