import { CachedTable } from '#core/live/cached_table'
import { today } from '#core/settings/firm_clock'
import { BASE_CURRENCY, parseDecimal } from '#engines/money/money'

/** Digits of a rate after the point. */
export const RATE_DIGITS = 6

/** From a day on, one unit of a currency is worth `rate` / 10^6 riyals. */
export interface DatedRate {
  currency: string
  effectiveOn: string
  rate: bigint
}

/**
 * What one unit is worth in riyals while no rate is entered, for the currencies pegged to the US
 * dollar (central banks' official parities: SAR 3.75, AED 3.6725, QAR 3.64, BHD 0.376, OMR 0.3845,
 * JOD 0.709 per dollar).
 */
const PEGGED: Record<string, bigint> = {
  [BASE_CURRENCY]: parseDecimal('1', RATE_DIGITS),
  USD: parseDecimal('3.75', RATE_DIGITS),
  AED: parseDecimal('1.021103', RATE_DIGITS),
  QAR: parseDecimal('1.03022', RATE_DIGITS),
  BHD: parseDecimal('9.973404', RATE_DIGITS),
  OMR: parseDecimal('9.752926', RATE_DIGITS),
  JOD: parseDecimal('5.289139', RATE_DIGITS),
}

let read: () => Promise<DatedRate[]> = async () => []

/** Who keeps the rates says how they are read: every rate, the latest day first. */
export function provideRates(reader: () => Promise<DatedRate[]>) {
  read = reader
}

const copy = new CachedTable<ReadonlyMap<string, DatedRate[]>>({
  name: 'exchange_rates',
  initial: new Map(),
  maxAge: 30_000,
  read: async () => Map.groupBy(await read(), ({ currency }) => currency),
})

/** Reads all rates now; called at start. */
export const loadRates = () => copy.reload()

/** Makes committed rates hold here at once and in the other processes within moments. */
export const ratesChanged = () => copy.changed()

/**
 * What one unit of a currency is worth on a day, in riyals / 10^6: the rate that was last entered
 * for that day or one before it, else the official parity.
 * @returns undefined where there is neither
 */
export function rateOn(currency: string, day = today()): bigint | undefined {
  const entered = copy.known.get(currency)?.find(({ effectiveOn }) => effectiveOn <= day)
  return entered?.rate ?? PEGGED[currency]
}
