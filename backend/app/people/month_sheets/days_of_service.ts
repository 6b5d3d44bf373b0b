import { setting } from '#core/settings/settings'
import { isRamadan } from '#engines/calendars/hijri'
import type { MonthDay } from '#engines/labour/month_pay'
import { DAY_E4 } from '#engines/labour/leave_days'
import { overtimeOfDay, timeRulesOf, weekStartOf } from '#engines/labour/timesheet'
import type { TimeRules } from '#engines/labour/working_time'
import { parseDay, weekdayOf } from '#engines/scheduling/moment'
import { restDaysOf } from '#people/leave_requests/leave_rules'
import { hasCome } from './facts/attendance_of_month.js'
import type { PersonMonth } from './facts/facts_of_month.js'
import { daysBetween } from './facts/month.js'

/** Whether somebody keeps timesheets, by their type of employment. */
export const keepsTimesheets = (employmentType: string): boolean =>
  !setting<string[]>('timesheetExempt', []).includes(employmentType)

/** The days of a month on which somebody is employed; none between leaving and coming back. */
const servedDays = ({ services, month }: Pick<PersonMonth, 'services' | 'month'>): string[] =>
  services.flatMap(({ joinedOn, endedOn }) => {
    const firstOn = joinedOn > month.firstOn ? joinedOn : month.firstOn
    const lastOn = endedOn && endedOn < month.lastOn ? endedOn : month.lastOn
    return daysBetween(firstOn, lastOn)
  })

/**
 * Each day of somebody's service in a month. Overtime counts as far as it was approved and worked beyond
 * what the day asks for; late and early minutes count on days of work without leave.
 */
export function daysOfService(facts: PersonMonth, today: string): MonthDay[] {
  const { person, holidays, leave, worked, settlements } = facts
  const restDays = restDaysOf(person)
  const rules = timeRulesOf({ weeklyHours: person.weeklyHours, restDays })
  const onDay = leaveByDay(facts)
  return servedDays(facts).map((on) => {
    const works = !holidays.has(on) && !restDays.includes(weekdayOf(parseDay(on)))
    const { leaveE4, unpaidE4 } = onDay.get(on) ?? NO_LEAVE
    const day = { on, works, leaveE4, workedMinutes: worked.minutes.get(on) ?? 0 }
    return {
      ...{ ...day, unpaidE4, sick: leave.sick.get(on) ?? [] },
      overtimeMinutes: overtimeOn(facts, day, rules),
      absenceE4: isAbsent(facts, day, today) ? Math.max(0, DAY_E4 - leaveE4) : 0,
      ...attendanceOn(facts, day),
      isSettled: settlements.some((one) => one.isDecided && one.from <= on && on <= one.to),
    }
  })
}

type Day = Pick<MonthDay, 'on' | 'works' | 'leaveE4' | 'workedMinutes'>

function overtimeOn({ overtime }: PersonMonth, day: Day, rules: TimeRules): number {
  const approved = overtime.approved.get(day.on)
  if (!approved) return 0
  const { on, works: isWorkday, leaveE4, workedMinutes: worked } = day
  return overtimeOfDay(
    { isWorkday, isRamadan: isRamadan(on), leaveE4 },
    { approved, worked },
    rules
  )
}

/**
 * Absent on a day of work that is over, without approved hours: where attendance is taken, without a
 * check-in; elsewhere in a week whose timesheet is approved.
 */
function isAbsent({ person, worked, attendance }: PersonMonth, day: Day, today: string): boolean {
  if (!day.works || day.on >= today || day.workedMinutes > 0) return false
  const seen = attendance.days.get(day.on)
  if (seen) return seen.status === 'absent'
  return worked.weeks.has(weekStartOf(day.on)) && keepsTimesheets(person.employmentType)
}

function attendanceOn({ attendance }: PersonMonth, { on, works, leaveE4 }: Day) {
  const seen = attendance.days.get(on)
  const isWhole = works && leaveE4 === 0
  return {
    attended: seen ? hasCome(seen) : false,
    lateMinutes: seen && isWhole ? seen.lateMinutes : 0,
    earlyMinutes: seen && isWhole ? seen.earlyMinutes : 0,
  }
}

const NO_LEAVE = { leaveE4: 0, unpaidE4: 0 }

function leaveByDay({ leave }: PersonMonth) {
  const found = new Map<string, { leaveE4: number; unpaidE4: number }>()
  for (const { on, daysE4, basis } of leave.days) {
    const { leaveE4, unpaidE4 } = found.get(on) ?? NO_LEAVE
    const unpaid = basis === 'unpaid' ? daysE4 : 0
    found.set(on, { leaveE4: leaveE4 + daysE4, unpaidE4: unpaidE4 + unpaid })
  }
  return found
}
