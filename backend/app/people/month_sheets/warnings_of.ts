import { DAY_E4 } from '#engines/labour/leave_days'
import type { MonthDay, MonthLine } from '#engines/labour/month_pay'
import { weekStartOf } from '#engines/labour/timesheet'
import type { MonthLineWarning } from '#people/enums/month_sheets'
import { keepsTimesheets } from './days_of_service.js'
import type { PersonMonth } from './facts/facts_of_month.js'

/** What someone has to look at before a line is paid. */
export function warningsOf(
  facts: PersonMonth,
  line: MonthLine,
  days: readonly MonthDay[],
  today: string
): MonthLineWarning[] {
  const own = days.filter(({ on }) => on >= line.fromOn && on <= line.toOn)
  const found: [MonthLineWarning, boolean][] = [
    ['no_rate', line.rate === null && !line.isSettled],
    ['no_account', facts.account.ibanSealed === null],
    ['negative', line.net < 0],
    ['week_missing', lacksWeek(facts, own, today)],
    ['leave_open', facts.leave.isOpen],
    ['overtime_open', hasOpenOvertime(facts, own)],
    ['attendance_open', own.some((day) => isUnsettled(facts, day, today))],
    ['attendance_differs', own.some((day) => isDisputed(facts, day))],
    ['document_expired', facts.hasExpiredDocument],
    ['settlement', line.isSettled],
    ['settlement_open', awaitsSettlement(line, facts)],
  ]
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []))
}

/**
 * A week that is over, with a day of work that is no leave, and no approved timesheet; of weeks before the
 * firm kept timesheets nobody lacks one.
 */
function lacksWeek({ person, worked }: PersonMonth, days: MonthDay[], today: string) {
  const { keptSince } = worked
  if (keptSince === null || !keepsTimesheets(person.employmentType)) return false
  const over = weekStartOf(today)
  const weeks = days
    .filter(({ works, leaveE4 }) => works && leaveE4 < DAY_E4)
    .map(({ on }) => weekStartOf(on))
  return weeks.some((week) => week >= keptSince && week < over && !worked.weeks.has(week))
}

/** Overtime that is not decided, or approved in a week whose hours are not. */
function hasOpenOvertime({ overtime, worked }: PersonMonth, days: readonly MonthDay[]): boolean {
  return days.some(
    ({ on }) =>
      overtime.open.includes(on) ||
      (overtime.approved.has(on) && !worked.weeks.has(weekStartOf(on)))
  )
}

/** Whether a settlement that is not decided would pay some of its days. */
const awaitsSettlement = ({ fromOn, toOn }: MonthLine, { settlements }: PersonMonth): boolean =>
  settlements.some(({ isDecided, from, to }) => !isDecided && from <= toOn && to >= fromOn)

/** A day of work that is over and of which attendance does not know yet what it was. */
function isUnsettled({ attendance }: PersonMonth, day: MonthDay, today: string): boolean {
  if (!day.works || day.leaveE4 >= DAY_E4 || day.on >= today) return false
  if (attendance.open.has(day.on)) return true
  const seen = attendance.days.get(day.on)
  if (seen) return !SETTLED.includes(seen.status)
  return attendance.crewSince !== null && attendance.crewSince <= day.on
}

const SETTLED: readonly string[] = ['present', 'absent']

/** Hours were approved for a day without a check-in: they are paid, and someone should ask. */
const isDisputed = ({ attendance }: PersonMonth, { on, workedMinutes }: MonthDay): boolean =>
  workedMinutes > 0 && attendance.days.get(on)?.status === 'absent'
