import { BASE_CURRENCY, divideHalfUp, exponentOf, formatMoney } from '#engines/money/money'
import { RATE_DIGITS } from './known_rates.js'

/** An amount at a rate (riyals / 10^6 for one unit), in minor units of the base currency. */
export function atRate(amountMinor: number, currency: string, rate: bigint): number {
  const scaled = BigInt(amountMinor) * rate * 10n ** BigInt(exponentOf(BASE_CURRENCY))
  return Number(divideHalfUp(scaled, 10n ** BigInt(RATE_DIGITS + exponentOf(currency))))
}

/** An amount in minor units of the base currency as a decimal. */
export const baseMoney = (minor: number): string => formatMoney(minor, BASE_CURRENCY)
