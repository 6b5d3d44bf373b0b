import { MINUTES_OF_DAY } from '#engines/scheduling/moment'
import { minutesOf as minutesOfDay } from '#engines/scheduling/hours_text'
import { type Week, type WorkRules } from '#engines/scheduling/work_week'
import type { Leftovers } from './leftovers.js'
import type { FileCalendar } from './schedule_file.js'
import { completeWeek, readCalendarData, type PartialWeek } from './xer_calendar.js'
import type { XerRow } from './xer_tables.js'
import { minutesOf } from './xer_values.js'

const OFFICE = [
  [480, 720],
  [780, 1020],
] as const
/** What stands in for a calendar that cannot be read: Monday to Friday. */
export const STAND_IN_WEEK: Week = [[], OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, []]
const CLOSED: Week = Array.from({ length: 7 }, () => [])
/** Calendars built on calendars; a circle of them ends here. */
const CHAIN = 20

/** The calendars of a file, each with all that it takes over from those that it builds on. */
export function readCalendars(rows: readonly XerRow[], leftovers: Leftovers): FileCalendar[] {
  const byId = new Map(rows.map((row) => [row('clndr_id'), row]))
  return rows.map((row) => {
    const name = row('clndr_name') || row('clndr_id')
    const rules = rulesOf(row, byId)
    if (!rules) leftovers.add('invalid_calendars', name)
    const perDay = minutesOf(row, 'day_hr_cnt')
    return {
      key: row('clndr_id'),
      name,
      rules: rules ?? { week: STAND_IN_WEEK, periods: [], exceptions: [] },
      minutesPerDay: perDay && perDay <= MINUTES_OF_DAY ? perDay : usualDay(rules),
    }
  })
}

/** @returns null for a calendar that is damaged or has no working time */
function rulesOf(row: XerRow, byId: ReadonlyMap<string, XerRow>): WorkRules | null {
  let week: PartialWeek = Array.from({ length: 7 }, () => null)
  let exceptions: WorkRules['exceptions'] = []
  let at: XerRow | undefined = row
  for (let depth = 0; at && depth < CHAIN; depth++) {
    const data = readCalendarData(at('clndr_data'))
    if (!data) return null
    week = week.map((hours, day) => hours ?? data.week[day]!)
    exceptions = [...data.exceptions, ...exceptions]
    at = byId.get(at('base_clndr_id'))
  }
  const whole = completeWeek(week, CLOSED)
  return whole.some((hours) => hours.length) ? { week: whole, periods: [], exceptions } : null
}

/** The hours of the longest day, eight when there is none. */
export function usualDay(rules: WorkRules | null): number {
  return Math.max(...(rules?.week ?? STAND_IN_WEEK).map(minutesOfDay)) || 480
}
