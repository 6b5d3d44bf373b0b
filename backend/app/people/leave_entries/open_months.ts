import { nextMonth, type Employed } from '#engines/labour/leave_accrual'
import { addMonths } from '#engines/labour/service_years'
import { formatDay, parseDay } from '#engines/scheduling/moment'

export interface Accruing {
  /** In order; nothing is earned between two of them. */
  services: readonly Employed[]
  /** Day of the last month that is written; null where none is. */
  lastOn: string | null
  /** Day from which an opening balance holds; null where none was entered. */
  openedOn: string | null
  /** From when on the firm keeps this kind of leave here. */
  keptSince: string
}

/** `2026-03-10` → `2026-03`. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The last month that is over on a day. */
export const completeMonth = (today: string): string =>
  monthOf(formatDay(addMonths(parseDay(`${monthOf(today)}-01`), -1)))

/** The last day of a month. */
export const endOfMonth = (month: string): string =>
  formatDay(addMonths(parseDay(`${month}-01`), 1) - 1)

/**
 * The months of somebody that are over and not yet written. What an opening balance holds is not earned a
 * second time: it counts from the month that begins on its day, or the next.
 */
export function openMonths(who: Accruing, until: string): string[] {
  const endedOn = who.services.at(-1)!.endedOn
  const last = endedOn && monthOf(endedOn) < until ? monthOf(endedOn) : until
  const months: string[] = []
  for (let month = firstOpen(who); month <= last; month = nextMonth(month))
    if (who.services.some((service) => isIn(service, month))) months.push(month)
  return months
}

const isIn = ({ joinedOn, endedOn }: Employed, month: string) =>
  monthOf(joinedOn) <= month && (endedOn === null || monthOf(endedOn) >= month)

function firstOpen({ services, lastOn, openedOn, keptSince }: Accruing): string {
  const { joinedOn } = services[0]!
  const start = openedOn === null ? later(monthOf(joinedOn), monthOf(keptSince)) : opened(openedOn)
  return lastOn === null ? start : later(start, nextMonth(monthOf(lastOn)))
}

const opened = (on: string) => (on.endsWith('-01') ? monthOf(on) : nextMonth(monthOf(on)))
const later = (a: string, b: string) => (a > b ? a : b)
