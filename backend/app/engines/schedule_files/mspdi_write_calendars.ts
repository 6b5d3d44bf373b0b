import { formatDay, MINUTES_OF_DAY } from '#engines/scheduling/moment'
import type { DayHours, Week, WorkRules } from '#engines/scheduling/work_week'
import { elements } from './mspdi_elements.js'
import type { FileCalendar } from './schedule_file.js'

/** Calendars that stand on their own. */
export const writeMspdiCalendars = (calendars: readonly FileCalendar[]): string =>
  calendars
    .map(({ name, rules }, index) => {
      const head = elements([
        ['UID', index + 1],
        ['Name', name],
        ['IsBaseCalendar', 1],
        ['BaseCalendarUID', 0],
      ])
      return `<Calendar>${head}<WeekDays>${weekDays(rules.week)}</WeekDays>${exceptions(rules)}${workWeeks(rules)}</Calendar>`
    })
    .join('\n')

const weekDays = (week: Week) =>
  week
    .map((hours, day) => `<WeekDay>${elements([['DayType', day + 1]])}${times(hours)}</WeekDay>`)
    .join('')

function times(hours: DayHours): string {
  const list = hours.map(
    ([from, to]) =>
      `<WorkingTime>${elements([
        ['FromTime', clock(from)],
        ['ToTime', clock(to % MINUTES_OF_DAY)],
      ])}</WorkingTime>`
  )
  const working = elements([['DayWorking', hours.length ? 1 : 0]])
  return hours.length ? `${working}<WorkingTimes>${list.join('')}</WorkingTimes>` : working
}

const span = ({ from, to }: { from: number; to: number }) =>
  `<TimePeriod>${elements([
    ['FromDate', `${formatDay(from)}T00:00:00`],
    ['ToDate', `${formatDay(to)}T23:59:00`],
  ])}</TimePeriod>`

function exceptions({ exceptions: list }: WorkRules): string {
  if (!list.length) return ''
  const each = list.map(
    (exception) =>
      `<Exception>${elements([['EnteredByOccurrences', 0]])}${span(exception)}${elements([['Type', 1]])}${times(exception.hours)}</Exception>`
  )
  return `<Exceptions>${each.join('')}</Exceptions>`
}

function workWeeks({ periods }: WorkRules): string {
  if (!periods.length) return ''
  const each = periods.map(
    (period) => `<WorkWeek>${span(period)}<WeekDays>${weekDays(period.week)}</WeekDays></WorkWeek>`
  )
  return `<WorkWeeks>${each.join('')}</WorkWeeks>`
}

const clock = (minute: number) =>
  `${[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00`
