import { rateOn } from '#core/exchange_rates/known_rates'

/**
 * The rate at which a document counts in the books, in riyals / 10^6 for one unit: the one that it keeps, else
 * that of its day. Null where none is known yet: it is booked once one is entered.
 */
export function documentRate(
  keptE6: number | string | null,
  currency: string,
  day: string
): bigint | null {
  if (keptE6 !== null) return BigInt(keptE6)
  return rateOn(currency, day) ?? null
}
