import { divideHalfUp, exponentOf, formatMoney, parseDecimal } from '#engines/money/money'
import { setting } from '#core/settings/settings'

/**
 * What one unit is worth in riyals, for the currencies pegged to the US dollar (central banks'
 * official parities: SAR 3.75, AED 3.6725, QAR 3.64, BHD 0.376, OMR 0.3845, JOD 0.709 per dollar).
 */
const PEGGED: Record<string, string> = {
  SAR: '1',
  USD: '3.75',
  AED: '1.0211',
  QAR: '1.0302',
  BHD: '9.9734',
  OMR: '9.7529',
  JOD: '5.2891',
}
/** What approval limits are written in. */
export const BASE_CURRENCY = 'SAR'

/** An amount in minor units of that currency as a decimal. */
export const baseMoney = (minor: number): string => formatMoney(minor, BASE_CURRENCY)

/**
 * An amount in minor units of the currency that approval limits are written in. A currency without
 * a known rate (setting `exchangeRates`: code → riyals) counts as larger than every limit, so that
 * it meets the strictest rule instead of the mildest.
 */
export function baseAmountMinor(amountMinor: number, currency: string): number {
  const rate = setting<Record<string, string>>('exchangeRates', {})[currency] ?? PEGGED[currency]
  if (rate === undefined) return Number.POSITIVE_INFINITY
  const scaled =
    BigInt(amountMinor) * parseDecimal(rate, 6) * 10n ** BigInt(exponentOf(BASE_CURRENCY))
  return Number(divideHalfUp(scaled, 10n ** BigInt(6 + exponentOf(currency))))
}
