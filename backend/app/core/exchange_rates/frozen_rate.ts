import { atRate, baseMoney } from '#core/exchange_rates/at_rate'
import { exchangeRate, money, nullable } from '#core/openapi/schema'
import { formatDecimal } from '#engines/money/money'
import { RATE_DIGITS, rateOn } from './known_rates.js'

export interface FrozenRate {
  /** Riyals / 10^6 for one unit; null where no rate is known. */
  exchangeRateE6: number | null
  baseTotalMinor: number | null
}

/** What a document of a day keeps beside its total: the rate of that day and the total in riyals. */
export function frozenRate(totalMinor: number, currency: string, day: string): FrozenRate {
  const rate = rateOn(currency, day)
  if (rate === undefined) return { exchangeRateE6: null, baseTotalMinor: null }
  return { exchangeRateE6: Number(rate), baseTotalMinor: atRate(totalMinor, currency, rate) }
}

/**
 * A total that has changed since, at the rate that the document keeps. One that had none yet takes
 * the rate of its day.
 */
export function atFrozenRate(
  { exchangeRateE6 }: Pick<FrozenRate, 'exchangeRateE6'>,
  ...[totalMinor, currency, day]: Parameters<typeof frozenRate>
): FrozenRate {
  if (exchangeRateE6 === null) return frozenRate(totalMinor, currency, day)
  return { exchangeRateE6, baseTotalMinor: atRate(totalMinor, currency, BigInt(exchangeRateE6)) }
}

/** The rate and the total in riyals as the wire names them. */
export const shownRate = ({ exchangeRateE6, baseTotalMinor }: FrozenRate) => ({
  exchangeRate: exchangeRateE6 === null ? null : formatDecimal(exchangeRateE6, RATE_DIGITS),
  baseTotal: baseTotalMinor === null ? null : baseMoney(baseTotalMinor),
})

/** What `shownRate` answers. */
export const frozenRateFields = {
  exchangeRate: nullable(exchangeRate),
  baseTotal: nullable(money),
}
