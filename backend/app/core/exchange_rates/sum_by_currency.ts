import { atRate } from './at_rate.js'
import { rateOn } from './known_rates.js'

/** A sum of documents in one currency. */
export interface CurrencySum {
  currency: string
  /** As databases answer sums. */
  amount: number | string | null
}

/** Sums of several currencies in minor units of the base currency, those without a rate left out. */
export const inBase = (rows: readonly CurrencySum[]): number =>
  rows.reduce((sum, { currency, amount }) => {
    const rate = rateOn(currency)
    return rate === undefined ? sum : sum + atRate(Number(amount ?? 0), currency, rate)
  }, 0)
