import { DateTime } from 'luxon'

/** Days after which the writer is reminded to ask the client, counted from the sending. */
export const FOLLOW_UP_DAYS = [3, 7, 14] as const

export function dayAfter(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate()!
}

/** The day of the next reminder after `given` of them, or null when it was the last. */
export function nextFollowUp(sentOn: string, given: number): string | null {
  const days = FOLLOW_UP_DAYS[given]
  return days === undefined ? null : dayAfter(sentOn, days)
}
