import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { formatScaled } from '#engines/money/money'
import { firmDayOf } from '#people/attendance_days/firm_hours'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import Employee from '#people/employees/employee'
import AttendanceCheck from './attendance_check.js'
import { isOpenAt } from './fit_check.js'
import { presentChecks } from './present_checks.js'

const MOST_CHECKS = 20
const degrees = (e6: number) => formatScaled(e6, 6)

/** What the page that checks in needs, also later without a connection. */
export async function ownAttendance(
  { actor, abilities }: HttpContext,
  now: DateTime = DateTime.utc()
) {
  const employee = await Employee.query()
    .where('userId', actor!.id!)
    .where('employed', true)
    .first()
  const latest = employee ? await latestChecks(employee.id) : []
  const crew =
    employee && (await db.from('attendance_site_people').where('employee_id', employee.id).first())
  const open = isOpenAt(latest[0] ?? null, now) ? latest[0]! : null
  const shown = [firmDayOf(now), ...(open ? [open.workedOn] : [])]
  return {
    employeeId: employee?.id ?? null,
    next: open ? ('out' as const) : ('in' as const),
    hasTeam: abilities.has('employees.private') || (await leads(employee)),
    crewSiteId: (crew?.site_id as number | undefined) ?? null,
    checks: presentChecks(latest.filter(({ workedOn }) => shown.includes(workedOn))),
    sites: (await AttendanceSite.query().where('active', true).orderBy('name').orderBy('id')).map(
      ({ id, name, nameAr, latitudeE6, longitudeE6, radiusM }) => ({
        ...{ id, name, nameAr, radiusM },
        ...{ latitude: degrees(latitudeE6), longitude: degrees(longitudeE6) },
      })
    ),
  }
}

async function leads(employee: Employee | null): Promise<boolean> {
  if (!employee) return false
  const team = { manager_id: employee.id, employed: true }
  return Boolean(await db.from('employees').where(team).select('id').first())
}

const latestChecks = (employeeId: number) =>
  AttendanceCheck.query()
    .where('employeeId', employeeId)
    .orderBy('checkedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_CHECKS)
    .preload('site')
