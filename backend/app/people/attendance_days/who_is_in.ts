import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { isoInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import { dayCalendar } from './day_calendar.js'
import { graceOf, minuteOf } from './firm_hours.js'

const MOST_PEOPLE = 1000

/**
 * Who is in today of those the viewer may see: the crews, and whoever has checked in. `expected` are those
 * whose day has not begun yet, `missing` those who should be there.
 */
export async function whoIsIn(ctx: HttpContext, now: DateTime = DateTime.utc()) {
  const on = today(now)
  const rows = await peopleOf(await visibleEmployees(ctx), on)
  const sites = new Map((await AttendanceSite.all()).map((site) => [site.id, site]))
  const calendar = await dayCalendar(db.connection(), rows, [on, on])
  return rows.map((row) => {
    const site = sites.get(row.day_site_id ?? row.crew_site_id) ?? null
    const { kind, due } = calendar(row, on, site)
    const isLate = due !== null && minuteOf(now) > due[0] + graceOf(site)
    const waiting = kind === 'work' ? (isLate ? ('missing' as const) : ('expected' as const)) : kind
    return {
      ...{ employeeId: row.id, employeeName: row.name, employeeNameAr: row.name_ar },
      ...{ position: row.position, positionAr: row.position_ar },
      ...{
        siteId: site?.id ?? null,
        siteName: site?.name ?? null,
        siteNameAr: site?.nameAr ?? null,
      },
      status: row.first_in === null ? waiting : row.status,
      ...{ firstIn: isoInstant(row.first_in), lastOut: isoInstant(row.last_out) },
      ...{ lateMinutes: row.late_minutes ?? 0, delayMinutes: row.delay_minutes ?? 0 },
    }
  })
}

function peopleOf(visible: 'all' | number[], on: string): Promise<any[]> {
  const query = db
    .from('employees as e')
    .leftJoin('attendance_site_people as c', 'c.employee_id', 'e.id')
    .leftJoin(
      'attendance_days as d',
      (join) => void join.on('d.employee_id', 'e.id').andOnVal('d.on', on)
    )
    .where('e.employed', true)
    .where((shown) => void shown.whereNotNull('c.id').orWhereNotNull('d.first_in'))
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(MOST_PEOPLE)
    .select('e.id', 'e.name', 'e.name_ar', 'e.position', 'e.position_ar', 'e.weekend')
    .select('c.site_id as crew_site_id', 'd.site_id as day_site_id', 'd.status', 'd.first_in')
    .select('d.last_out', 'd.late_minutes', 'd.delay_minutes')
  if (visible !== 'all') query.whereIn('e.id', visible)
  return query
}
