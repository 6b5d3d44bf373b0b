import { addDays, addMonths, daysBetween } from '#core/settings/days'

export const RECURRENCE_UNITS = ['month', 'week'] as const

/** What says when a payment is due. */
export interface Recurrence {
  firstOn: string
  lastOn: string | null
  every: number
  unit: (typeof RECURRENCE_UNITS)[number]
  /** How many there are in all; null where the last day ends it, or nothing does. */
  instalments: number | null
}

const LONGEST_MONTH = 31

/**
 * The days from one through another on which a payment is due. Months are counted from the first day, so that what
 * began on the 31st is due on the last day of a short month and on the 31st again after it.
 */
export function dueDays(recurrence: Recurrence, from: string, through: string): string[] {
  const { firstOn, lastOn, every, unit, instalments } = recurrence
  const end = lastOn !== null && lastOn < through ? lastOn : through
  const nth = (n: number) =>
    unit === 'month' ? addMonths(firstOn, n * every) : addDays(firstOn, 7 * n * every)
  // none before this one is as late as the day that is asked from
  const apart = every * (unit === 'month' ? LONGEST_MONTH : 7)
  const first = Math.max(0, Math.floor(daysBetween(firstOn, from) / apart))
  const days: string[] = []
  for (let n = first; instalments === null || n < instalments; n++) {
    const day = nth(n)
    if (day > end) break
    if (day >= from) days.push(day)
  }
  return days
}
