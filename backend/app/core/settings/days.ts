import { DateTime } from 'luxon'

const DAY_MS = 86_400_000

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whole days from one day (`YYYY-MM-DD`) to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / DAY_MS)
}

/** The day so many days after another one; before it when negative. */
export function addDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}

/** The same day so many months later, or the last of its month. */
export function addMonths(day: string, months: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ months }).toISODate()!
}

/** The last day of the month of a day. */
export const monthEnd = (day: string): string =>
  addDays(addMonths(`${day.slice(0, 'YYYY-MM'.length)}-01`, 1), -1)

/** Weeks from a day on, with the days on which each begins and ends. */
export const weeksFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, week) => ({
    ...{ from: addDays(from, 7 * week), to: addDays(from, 7 * week + 6) },
  }))
