import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { conflict, notFound } from '#core/base/app_error'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import Employee from '#people/employees/employee'
import { endOfMonth } from '#people/leave_entries/open_months'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { employeeOfUser } from '#people/shared/employee_of_user'
import AttendanceDay from './attendance_day.js'
import { dayCalendar, type PlannedDay } from './day_calendar.js'
import { figuresOfDay } from './present_days.js'

interface Wanted {
  /** Oneself where not given. */
  employeeId?: number
  /** `YYYY-MM`. */
  month: string
}

/** A month of somebody, day by day. @throws AppError 404 also where it is not theirs to see, 409 NO_EMPLOYEE */
export async function monthOfPerson(ctx: HttpContext, { employeeId, month }: Wanted) {
  const own = await employeeOfUser(db.connection(), ctx.actor!.id)
  const id = employeeId ?? own
  if (id === null) throw conflict('NO_EMPLOYEE')
  const visible = await visibleEmployees(ctx)
  const employee = await Employee.find(id)
  if (!employee || (visible !== 'all' && !visible.includes(id))) throw notFound()
  const span = [`${month}-01`, endOfMonth(month)] as const
  const calendar = await dayCalendar(db.connection(), [employee], span)
  const stored = await AttendanceDay.query()
    .where('employeeId', id)
    .whereBetween('on', [...span])
    .preload('site')
  const byDay = new Map(stored.map((day) => [day.on, day]))
  const days = daysBetween(span).map((on) => {
    const day = byDay.get(on)
    return dayOf(on, calendar(employee, on, day?.site ?? null), day)
  })
  return {
    ...{ employeeId: id, employeeName: employee.name, employeeNameAr: employee.nameAr, month },
    ...{ days, totals: totalsOf(days) },
    can: { correct: id === own || ctx.abilities.has('employees.manage') },
  }
}

const NOTHING = {
  ...{ siteId: null, firstIn: null, lastOut: null, isCorrected: false },
  ...{ workedMinutes: 0, lateMinutes: 0, earlyMinutes: 0, delayMinutes: 0 },
}

/** Leave and holidays count from the moment they are known; what was absence until then no longer is. */
function dayOf(on: string, { kind, leave }: PlannedDay, day?: AttendanceDay) {
  const off = kind === 'work' ? null : kind
  const figures = day ? figuresOfDay(day) : { ...NOTHING, on, status: null }
  const status = figures.firstIn === null ? (off ?? figures.status) : figures.status
  return {
    ...figures,
    // a day that is no longer off has yet to be settled
    status: off === null && isOff(status) ? null : status,
    ...{ siteName: day?.site?.name ?? null, siteNameAr: day?.site?.nameAr ?? null },
    ...{ leaveName: leave?.name ?? null, leaveNameAr: leave?.nameAr ?? null },
  }
}

const isOff = (status: string | null) =>
  status === 'leave' || status === 'holiday' || status === 'rest'

type Day = ReturnType<typeof dayOf>

function totalsOf(days: readonly Day[]) {
  const sum = (name: 'workedMinutes' | 'lateMinutes' | 'earlyMinutes') =>
    days.reduce((total, day) => total + day[name], 0)
  const count = (is: (day: Day) => boolean) => days.filter(is).length
  return {
    ...{ workedMinutes: sum('workedMinutes'), lateMinutes: sum('lateMinutes') },
    earlyMinutes: sum('earlyMinutes'),
    presentDays: count((day) => day.firstIn !== null),
    lateDays: count((day) => day.lateMinutes > 0),
    absentDays: count((day) => day.status === 'absent'),
    leaveDays: count((day) => day.status === 'leave'),
  }
}

function daysBetween([from, to]: readonly [string, string]): string[] {
  const first = parseDay(from)
  return Array.from({ length: parseDay(to) - first + 1 }, (_, at) => formatDay(first + at))
}
