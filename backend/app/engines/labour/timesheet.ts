import { divideHalfUp } from '#engines/money/money'
import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'
import { DAY_E4, type LeaveSpan } from './leave_days.js'
import { countedOvertime, requiredMinutes, TIME_RULES, type TimeRules } from './working_time.js'

/** A week of hours: what may be entered, what the calendar asks for, and what it costs. */

export const WEEK_LENGTH = 7
/** More than so many minutes nobody works on one day. */
export const MOST_DAY_MINUTES = 16 * 60

/** The minutes of one project and task on the days of the week, its first day first. */
export interface TimeRow {
  projectId: number | null
  taskId: number | null
  minutes: readonly number[]
}

/** What is known of the days, projects and tasks that rows name. */
export interface WeekFacts {
  weekStart: string
  /** Days after it have not come yet. */
  today: string
  joinedOn: string
  endedOn: string | null
  /** Approved leave by day, in ten-thousandths of it. */
  leaveE4: ReadonlyMap<string, number>
  openProjects: ReadonlySet<number>
  projectOfTask: ReadonlyMap<number, number>
}

type RowFault = 'twice' | 'closed_project' | 'other_task'
type DayFault = 'not_employed' | 'future' | 'leave' | 'half_leave' | 'day_limit'

/** A fault of a row, or of one day in it. */
export type WeekFault =
  { row: number; fault: RowFault } | { row: number; day: number; fault: DayFault }

/** The first day of the week that a day lies in: weeks begin on Sunday. */
export const weekStartOf = (on: string): string => formatDay(parseDay(on) - weekdayOf(parseDay(on)))

export const daysOfWeek = (weekStart: string): string[] =>
  Array.from({ length: WEEK_LENGTH }, (_, at) => formatDay(parseDay(weekStart) + at))

/** Everything that speaks against the rows; empty when they may be kept. */
export function weekFaults(rows: readonly TimeRow[], facts: WeekFacts): WeekFault[] {
  const days = daysOfWeek(facts.weekStart)
  const totals = days.map((_, day) => rows.reduce((sum, { minutes }) => sum + minutes[day]!, 0))
  return rows.flatMap((row, at) => [
    ...rowFaults(row, rows.slice(0, at), facts).map((fault) => ({ row: at, fault })),
    ...days.flatMap((on, day) => {
      const fault = row.minutes[day] ? dayFault(on, totals[day]!, facts) : null
      return fault ? [{ row: at, day, fault }] : []
    }),
  ])
}

function rowFaults(row: TimeRow, before: readonly TimeRow[], facts: WeekFacts): RowFault[] {
  const { projectId, taskId } = row
  const isTwice = before.some((one) => one.projectId === projectId && one.taskId === taskId)
  const isClosed = projectId !== null && !facts.openProjects.has(projectId)
  const isOther = taskId !== null && facts.projectOfTask.get(taskId) !== projectId
  return [
    ...(isTwice ? (['twice'] as const) : []),
    ...(isClosed ? (['closed_project'] as const) : []),
    ...(isOther ? (['other_task'] as const) : []),
  ]
}

function dayFault(on: string, total: number, facts: WeekFacts): DayFault | null {
  const { today, joinedOn, endedOn, leaveE4 } = facts
  if (on > today) return 'future'
  if (on < joinedOn || (endedOn !== null && on > endedOn)) return 'not_employed'
  const away = leaveE4.get(on) ?? 0
  if (away >= DAY_E4) return 'leave'
  if (total > MOST_DAY_MINUTES) return 'day_limit'
  // half a day of leave leaves half a day
  return total * DAY_E4 > MOST_DAY_MINUTES * (DAY_E4 - away) ? 'half_leave' : null
}

/** How much of each day between two days is leave; two halves of different leaves are a whole one. */
export function leaveByDay(spans: readonly LeaveSpan[], from: string, to: string) {
  const days = new Map<string, number>()
  for (const span of spans) {
    const [first, last] = [parseDay(span.from), parseDay(span.to)]
    for (let day = Math.max(first, parseDay(from)); day <= Math.min(last, parseDay(to)); day++) {
      const halves =
        Number(day === first && span.startsHalf) + Number(day === last && span.endsHalf)
      const on = formatDay(day)
      const all = (days.get(on) ?? 0) + DAY_E4 - (halves * DAY_E4) / 2
      if (all > 0) days.set(on, Math.min(DAY_E4, all))
    }
  }
  return days
}

/**
 * The hours of somebody's days: by their contract, else eight a day; in Ramadan never more than six
 * (article 98).
 */
export function timeRulesOf(
  { weeklyHours, restDays }: { weeklyHours: number | null; restDays: readonly number[] },
  rules = TIME_RULES
): TimeRules {
  const weekDays = Math.max(1, WEEK_LENGTH - new Set(restDays).size)
  const share = (minutes: number) => Math.round((minutes * weekDays) / rules.weekDays)
  const weekMinutes = weeklyHours === null ? share(rules.weekMinutes) : weeklyHours * 60
  const ramadanWeekMinutes = Math.min(weekMinutes, share(rules.ramadanWeekMinutes))
  return { ...rules, weekDays, weekMinutes, ramadanWeekMinutes }
}

/** A day as the calendar knows it. */
export interface CalendarDay {
  /** Whether it is one on which this person works: neither rest day nor holiday, and employed. */
  isWorkday: boolean
  isRamadan: boolean
  leaveE4: number
}

/** What a week asks for: half a day of leave asks for half. */
export function requiredOf(days: readonly CalendarDay[], rules: TimeRules): number {
  const halves = (isRamadan: boolean) =>
    days
      .filter((day) => day.isWorkday && day.isRamadan === isRamadan)
      .reduce((sum, { leaveE4 }) => sum + Math.round((2 * (DAY_E4 - leaveE4)) / DAY_E4), 0)
  const spread = { ...rules, weekDays: 2 * rules.weekDays }
  return requiredMinutes({ ordinary: halves(false), ramadan: halves(true) }, spread)
}

/** What counts as overtime of one day: worked beyond what the day asks for, at most what was approved before. */
export const overtimeOfDay = (
  day: CalendarDay,
  { approved, worked }: { approved: number; worked: number },
  rules: TimeRules
): number => countedOvertime({ approved, worked, required: requiredOf([day], rules) })

export const shortageOf = (required: number, entered: number): number =>
  Math.max(0, required - entered)

/** What minutes cost at the rate of an hour in minor units, rounded once. */
export const costOfMinutes = (minutes: number, hourMinor: number): number =>
  Number(divideHalfUp(BigInt(minutes) * BigInt(hourMinor), 60n))

/** The rate that holds on a day, of rates in the order of their days; null before the first. */
export function rateOn<Rate extends { effectiveOn: string }>(
  rates: readonly Rate[],
  on: string
): Rate | null {
  return rates.findLast(({ effectiveOn }) => effectiveOn <= on) ?? null
}
