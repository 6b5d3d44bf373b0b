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
