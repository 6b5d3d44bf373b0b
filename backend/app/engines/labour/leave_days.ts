import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'

/** One whole day in the unit that leave is kept in. */
export const DAY_E4 = 1_0000
const HALF_DAY_E4 = 5_000

/** What of a stretch of leave is taken from the balance. */
export interface CountRules {
  /** Whether the weekend inside it counts: annual leave of the law is calendar days. */
  countsRestDays: boolean
  /** Whether public holidays inside it count; annual leave is longer by them. */
  countsHolidays: boolean
  /** Days of the week without work, Sunday is 0. */
  restDays: number[]
  /** `YYYY-MM-DD` of every public holiday that may lie inside. */
  holidays: ReadonlySet<string>
}

export interface LeaveSpan {
  from: string
  to: string
  /** Begins at noon of the first day. */
  startsHalf: boolean
  /** Ends at noon of the last day. */
  endsHalf: boolean
}

/** The days of a stretch that count, in order, with how much of each. */
export function countedDays(span: LeaveSpan, rules: CountRules): { on: string; daysE4: number }[] {
  const first = parseDay(span.from)
  const last = parseDay(span.to)
  const found: { on: string; daysE4: number }[] = []
  for (let day = first; day <= last; day++) {
    const on = formatDay(day)
    if (!rules.countsHolidays && rules.holidays.has(on)) continue
    if (!rules.countsRestDays && rules.restDays.includes(weekdayOf(day))) continue
    const halves = Number(day === first && span.startsHalf) + Number(day === last && span.endsHalf)
    found.push({ on, daysE4: DAY_E4 - halves * HALF_DAY_E4 })
  }
  return found.filter(({ daysE4 }) => daysE4 > 0)
}

/** How much of the balance a stretch takes. */
export const leaveDaysE4 = (span: LeaveSpan, rules: CountRules): number =>
  countedDays(span, rules).reduce((sum, { daysE4 }) => sum + daysE4, 0)

/** Whether two stretches share a part of a day: the morning of one may be the afternoon of the other. */
export function overlaps(a: LeaveSpan, b: LeaveSpan): boolean {
  const [earlier, later] = halfDays(a)[0] <= halfDays(b)[0] ? [a, b] : [b, a]
  return halfDays(later)[0] < halfDays(earlier)[1]
}

/** First half day and the one after the last. */
function halfDays(span: LeaveSpan): [number, number] {
  const from = parseDay(span.from) * 2 + Number(span.startsHalf)
  return [from, parseDay(span.to) * 2 + 2 - Number(span.endsHalf)]
}
