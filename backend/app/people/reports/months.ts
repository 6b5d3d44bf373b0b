import { DateTime } from 'luxon'
import type { Bilingual } from '#core/reports/report'

/** A month, or the part of it that a report covers; both days are included. */
export interface MonthSpan {
  /** `YYYY-MM`. */
  month: string
  from: string
  to: string
}

const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' })

/** So many months up to a day; the last one ends with it. */
export function monthsUntil(day: string, count: number): MonthSpan[] {
  const last = at(day).startOf('month')
  return Array.from({ length: count }, (_, index) => {
    const first = last.minus({ months: count - 1 - index })
    const end = first.endOf('month').toISODate()!
    return { month: first.toFormat('yyyy-MM'), from: first.toISODate()!, to: end < day ? end : day }
  })
}

/** So many months from a day on; the first one begins with it. */
export function monthsFrom(day: string, count: number): MonthSpan[] {
  const first = at(day).startOf('month')
  return Array.from({ length: count }, (_, index) => {
    const start = first.plus({ months: index })
    const from = start.toISODate()!
    const to = start.endOf('month').toISODate()!
    return { month: start.toFormat('yyyy-MM'), from: from < day ? day : from, to }
  })
}

const NAMES = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }),
}

export function monthName(month: string): Bilingual {
  const date = new Date(`${month}-01T00:00:00Z`)
  return { en: NAMES.en.format(date), ar: NAMES.ar.format(date) }
}
