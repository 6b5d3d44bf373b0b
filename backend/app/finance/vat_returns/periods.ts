import { DateTime } from 'luxon'
import { setting } from '#core/settings/settings'
import { addDays, monthEnd } from '#core/settings/days'

export const VAT_PERIODS = ['month', 'quarter'] as const
export type VatPeriod = (typeof VAT_PERIODS)[number]

export interface Period {
  fromOn: string
  toOn: string
}

const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' })

/** The period that begins on a day: to the end of its month, or of its quarter of the calendar. */
const periodFrom = (fromOn: string, length: VatPeriod): Period => ({
  fromOn,
  toOn: at(fromOn).endOf(length).toISODate()!,
})

/** All periods from a day on until the one that a day lies in. */
export function periodsBetween(from: string, until: string, length: VatPeriod): Period[] {
  const periods: Period[] = []
  for (let next = from; next <= until; next = addDays(periods.at(-1)!.toOn, 1))
    periods.push(periodFrom(next, length))
  return periods
}

/** Setting `vatPeriod`: how long a period is; by law a quarter below sales of forty million a year. */
export const vatPeriod = () => setting<VatPeriod>('vatPeriod', 'month')

/** Setting `vatFirstPeriodOn`: the first day of the first period; null for a firm that files no returns. */
export const firstPeriodOn = () => setting<string | null>('vatFirstPeriodOn', null)

/** Setting `vatCorrectionLimit`: up to so many riyals earlier periods are corrected in a return. */
export const correctionLimitMinor = () => setting('vatCorrectionLimit', 5000) * 100

/** The last day on which a return is filed: that of the month after its period. */
export const dueOn = ({ toOn }: Period): string => monthEnd(addDays(toOn, 1))
