import { invalid } from '#core/base/app_error'
import { formatHours, minutesOf } from '#engines/scheduling/hours_text'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { hoursOn } from '#engines/scheduling/work_week'
import { rulesOf } from './calendar_rules.js'
import type WorkCalendar from './models/work_calendar.js'

/** What is asked for at a time: a year and a leap day. */
const MOST_DAYS = 366

/**
 * The hours of each day, with the name of the change that rules it.
 * @param chain a calendar and what it builds on
 * @throws AppError 422 for a range that ends before it begins, or longer than a year
 */
export function daysOf(chain: readonly WorkCalendar[], range: { from: string; to: string }) {
  const [from, to] = [parseDay(range.from), parseDay(range.to)]
  if (to < from) throw invalid({ to: ['beforeStart'] })
  if (to - from >= MOST_DAYS) throw invalid({ to: ['range'] })
  const rules = rulesOf(chain)
  return Array.from({ length: to - from + 1 }, (_, offset) => {
    const hours = hoursOn(rules, from + offset)
    const day = formatDay(from + offset)
    return {
      day,
      hours: formatHours(hours),
      minutes: minutesOf(hours),
      reason: reasonOf(chain, day),
    }
  })
}

/** The change that wins on a day: of the calendar itself before what it builds on, closed days first. */
function reasonOf(chain: readonly WorkCalendar[], day: string): string | null {
  const covering = chain.map(({ changes }) =>
    changes.filter(({ fromOn, toOn }) => fromOn <= day && day <= toOn)
  )
  const last = (isPeriod: boolean) =>
    covering
      .map((changes) => changes.findLast(({ kind }) => (kind === 'working_days') === isPeriod))
      .find((change) => change)
  return (last(false) ?? last(true))?.name ?? null
}
