import { formatDay, parseDay, type Day } from '#engines/scheduling/moment'

/** Time between two days as the calendar counts it. */
export interface Service {
  /** Whole years, from anniversary to anniversary. */
  years: number
  /** Days of the year that is not complete … */
  days: number
  /** … out of so many: 365, or 366 where it holds a 29 February. */
  yearDays: number
}

/** The same day so many months later; the last day of the month where it has no such day. */
export function addMonths(on: Day, months: number): Day {
  const [year, month, day] = formatDay(on).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return parseDay(first.toISOString().slice(0, 10)) + Math.min(day, length) - 1
}

/**
 * The service from the first day to the last, both worked. Days without service (a suspended contract)
 * move the first day later.
 * @throws RangeError when the last day is before the first
 */
export function serviceBetween(first: Day, last: Day, daysWithout = 0): Service {
  const from = first + daysWithout
  const until = last + 1
  if (last < first) throw new RangeError('the last day is before the first')
  if (until <= from) return { years: 0, days: 0, yearDays: 365 }
  let years = Math.floor((until - from) / 366)
  while (addMonths(from, 12 * (years + 1)) <= until) years++
  const anniversary = addMonths(from, 12 * years)
  const yearDays = addMonths(from, 12 * (years + 1)) - anniversary
  return { years, days: until - anniversary, yearDays }
}

/** −1, 0 or 1: whether the service is shorter than, as long as, or longer than whole years. */
export function compareYears({ years, days }: Service, whole: number): -1 | 0 | 1 {
  if (years !== whole) return years < whole ? -1 : 1
  return days > 0 ? 1 : 0
}
