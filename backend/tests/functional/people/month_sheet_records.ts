import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'

/** Records that lines of a month are made of, as they are stored. */

const LONG_AGO = '2026-01-01 00:00:00'
export const STAMPS = { version: 1, created_at: LONG_AGO, updated_at: LONG_AGO }

/** A week of somebody with minutes on some of its days. */
export async function aWeek(
  employeeId: number,
  minutes: Record<string, number>,
  status = 'approved'
): Promise<number> {
  const first = parseDay(Object.keys(minutes)[0]!)
  const total = Object.values(minutes).reduce((sum, value) => sum + value, 0)
  const [id] = await db.table('timesheets').insert({
    ...{ employee_id: employeeId, week_start: formatDay(first - weekdayOf(first)), status },
    ...{ total_minutes: total, ...STAMPS },
  })
  for (const [worked_on, worked] of Object.entries(minutes))
    if (worked)
      await db.table('time_entries').insert({
        ...{ timesheet_id: id, employee_id: employeeId, worked_on, minutes: worked },
      })
  return id!
}

let made = 0

/** Overtime that somebody asked for on a day. */
export async function anOvertime(
  employeeId: number,
  workedOn: string,
  { minutes, status = 'approved' }: { minutes: number; status?: string }
): Promise<number> {
  const [id] = await db.table('overtime_requests').insert({
    ...{ number: `OTR-T-${++made}`, employee_id: employeeId, worked_on: workedOn },
    ...{ minutes, status, reason: 'Concrete pour', ...STAMPS },
  })
  return id!
}

/** What attendance knows of a day of somebody. */
export const aDayAtSite = (
  employeeId: number,
  on: string,
  { status, late = 0, early = 0 }: { status: string; late?: number; early?: number }
) =>
  db.table('attendance_days').insert({
    ...{ employee_id: employeeId, on, status, late_minutes: late, early_minutes: early },
    updated_at: LONG_AGO,
  })

/** Puts somebody in the crew of a new site. */
export async function inACrew(employeeId: number, sinceOn: string) {
  const [site_id] = await db.table('attendance_sites').insert({
    ...{ name: 'Tower', name_ar: 'البرج', latitude_e6: 24_700_000, longitude_e6: 46_700_000 },
    ...{ radius_m: 200, grace_minutes: 10, active: true, search_text: 'tower', ...STAMPS },
  })
  await db
    .table('attendance_site_people')
    .insert({ site_id, employee_id: employeeId, since_on: sinceOn })
}

export const aHoliday = async (on: string): Promise<number> => {
  const [id] = await db.table('public_holidays').insert({
    ...{ name: `Holiday ${on}`, name_ar: `عطلة ${on}`, from_on: on, to_on: on },
    ...{ search_text: on, ...STAMPS },
  })
  return id!
}

/** Writes to a record as a change of now. */
export const changedNow = (table: string, id: number, values: Record<string, unknown>) =>
  db
    .from(table)
    .where('id', id)
    .update({ ...values, updated_at: sqlInstant() })
