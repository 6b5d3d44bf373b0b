import { BASE_CURRENCY, RATE_DIGITS, rateOn } from '#core/exchange_rates/known_rates'
import { divideHalfUp, exponentOf, formatMoney } from '#engines/money/money'

export { BASE_CURRENCY }

/** An amount in minor units of that currency as a decimal. */
export const baseMoney = (minor: number): string => formatMoney(minor, BASE_CURRENCY)

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

/** An amount at a rate (riyals / 10^6 for one unit), in minor units of the base currency. */
export function atRate(amountMinor: number, currency: string, rate: bigint): number {
  const scaled = BigInt(amountMinor) * rate * 10n ** BigInt(exponentOf(BASE_CURRENCY))
  return Number(divideHalfUp(scaled, 10n ** BigInt(RATE_DIGITS + exponentOf(currency))))
}
