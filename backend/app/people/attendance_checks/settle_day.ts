import { DateTime } from 'luxon'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  correctedVisits,
  figuresOf,
  visitsOf,
  type DayKind,
  type Visit,
} from '#engines/labour/attendance'
import AttendanceDay from '#people/attendance_days/attendance_day'
import { dayCalendar } from '#people/attendance_days/day_calendar'
import { graceOf, instantOfMinute, minuteOf } from '#people/attendance_days/firm_hours'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import type Employee from '#people/employees/employee'
import type { AttendanceStatus } from '#people/enums/attendance'
import AttendanceCheck from './attendance_check.js'
import { LONGEST_SHIFT_HOURS } from './fit_check.js'

type Person = Pick<Employee, 'id' | 'weekend'>

/** Writes what a day of somebody amounts to, from its checks, its correction and the calendar; again and again. */
export async function settleDay(
  uow: UnitOfWork,
  person: Person,
  on: string,
  now: DateTime = DateTime.utc()
): Promise<AttendanceDay> {
  const day = await lockedDay(uow, person.id, on)
  const checks = await AttendanceCheck.query({ client: uow.trx })
    .where({ employeeId: person.id, workedOn: on })
    .orderBy('checkedAt')
    .orderBy('id')
  const site = await siteOf(uow, person.id, checks[0])
  const plan = (await dayCalendar(uow.trx, [person], [on, on]))(person, on, site)
  const visits = correctedVisits(
    visitsOf(checks.map(({ direction, checkedAt }) => ({ direction, at: minuteOf(checkedAt) }))),
    { from: minuteOr(day.correctedIn), to: minuteOr(day.correctedOut) }
  )
  const { firstIn, lastOut, ...figures } = figuresOf(visits, plan.due, graceOf(site))
  day.merge({
    ...figures,
    siteId: site?.id ?? null,
    firstIn: instantOfMinute(firstIn),
    lastOut: instantOfMinute(lastOut),
    delayMinutes: Math.max(0, ...checks.map((check) => check.delayMinutes)),
    status: statusOf(plan.kind, visits.at(-1), now),
  })
  await day.save()
  return day
}

const minuteOr = (at: DateTime | null) => at && minuteOf(at)

async function lockedDay({ trx }: UnitOfWork, employeeId: number, on: string) {
  const known = await AttendanceDay.query({ client: trx })
    .where({ employeeId, on })
    .forUpdate()
    .first()
  const day = known ?? new AttendanceDay().merge({ ...emptyColumns(AttendanceDay), employeeId, on })
  return day.useTransaction(trx)
}

/** Where the day began, else where the person is expected. */
async function siteOf({ trx }: UnitOfWork, employeeId: number, first?: AttendanceCheck) {
  const crew = first
    ? { site_id: first.siteId }
    : await trx.from('attendance_site_people').where('employee_id', employeeId).first()
  return crew ? AttendanceSite.query({ client: trx }).where('id', crew.site_id).first() : null
}

/** What a day without a check-in is called. */
export const emptyStatus = (kind: DayKind): AttendanceStatus => (kind === 'work' ? 'absent' : kind)

function statusOf(kind: DayKind, last: Visit | undefined, now: DateTime): AttendanceStatus {
  if (!last) return emptyStatus(kind)
  if (last.to !== null) return 'present'
  return minuteOf(now) - last.from <= LONGEST_SHIFT_HOURS * 60 ? 'in' : 'incomplete'
}
