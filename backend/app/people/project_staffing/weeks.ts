import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'

const WEEK = 7

/** A week of the firm: from Sunday to Saturday. */
export interface Week {
  from: string
  to: string
}

/** So many weeks, the first of which has the day in it. */
export function weeksFrom(day: string, count: number): Week[] {
  const first = parseDay(day) - weekdayOf(parseDay(day))
  return Array.from({ length: count }, (_, at) => ({
    from: formatDay(first + at * WEEK),
    to: formatDay(first + at * WEEK + WEEK - 1),
  }))
}

interface Calendar {
  /** Days of the week without work, Sunday is 0. */
  restDays: readonly number[]
  holidays: ReadonlySet<string>
}

/** The days of a week on which somebody works. */
export function workingDays({ from }: Week, { restDays, holidays }: Calendar): string[] {
  const first = parseDay(from)
  return Array.from({ length: WEEK }, (_, at) => first + at)
    .filter((day) => !restDays.includes(weekdayOf(day)))
    .map(formatDay)
    .filter((day) => !holidays.has(day))
}
