import { addMonths } from '#engines/labour/service_years'
import { formatDay, parseDay } from '#engines/scheduling/moment'

/** A month of the calendar, as its days. */
export interface Month {
  /** `2026-11` */
  name: string
  firstOn: string
  lastOn: string
  days: number
}

/** @param name `2026-11` */
export function monthOf(name: string): Month {
  const first = parseDay(`${name}-01`)
  const next = addMonths(first, 1)
  return { name, firstOn: formatDay(first), lastOn: formatDay(next - 1), days: next - first }
}

/** The days from the first to the last, both included. */
export function daysBetween(firstOn: string, lastOn: string): string[] {
  const first = parseDay(firstOn)
  const count = Math.max(0, parseDay(lastOn) - first + 1)
  return Array.from({ length: count }, (_, at) => formatDay(first + at))
}
