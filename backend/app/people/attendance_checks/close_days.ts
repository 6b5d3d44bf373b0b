import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import AttendanceDay from '#people/attendance_days/attendance_day'
import { dayCalendar } from '#people/attendance_days/day_calendar'
import Employee from '#people/employees/employee'
import { emptyStatus, settleDay } from './settle_day.js'

/** So long afterwards leave may still explain an absence. */
const LOOK_BACK_DAYS = 35

/**
 * Closes the days that are over: who has not checked out, who of a crew did not come, and whose absence
 * is leave by now. Writes only what differs, so it may run as often as it likes.
 * @returns how many days were written
 */
export async function closeDays(now: DateTime = DateTime.utc()): Promise<number> {
  const due = [...(await leftOpen(today(now))), ...(await withoutChecks(now))]
  for (const { person, on } of due)
    await transact(SYSTEM_ACTOR, async (uow) => void (await settleDay(uow, person, on, now)))
  return due.length
}

interface DueDay {
  person: Employee
  on: string
}

async function leftOpen(on: string): Promise<DueDay[]> {
  const days = await AttendanceDay.query()
    .where('status', 'in')
    .where('on', '<', on)
    .preload('employee')
    .orderBy('id')
  return days.map((day) => ({ person: day.employee, on: day.on }))
}

async function withoutChecks(now: DateTime): Promise<DueDay[]> {
  const last = addDays(today(now), -1)
  const first = addDays(last, -LOOK_BACK_DAYS)
  const crews: { employee_id: number; since_on: string }[] = await db
    .from('attendance_site_people')
    .where('since_on', '<=', last)
    .select('employee_id', 'since_on')
  const since = new Map(crews.map((row) => [row.employee_id, row.since_on]))
  const people = await Employee.query()
    .whereIn('id', [...since.keys()])
    .where('employed', true)
    .orderBy('id')
  const known = await statusesOf([...since.keys()], [first, last])
  const calendar = await dayCalendar(db.connection(), people, [first, last])
  const due: DueDay[] = []
  for (const person of people)
    for (let on = later(first, since.get(person.id)!); on <= last; on = addDays(on, 1)) {
      const day = known.get(`${person.id} ${on}`)
      if (!day?.firstIn && day?.status !== emptyStatus(calendar(person, on, null).kind))
        due.push({ person, on })
    }
  return due
}

const later = (a: string, b: string) => (a > b ? a : b)

async function statusesOf(people: number[], [first, last]: readonly [string, string]) {
  const days = await AttendanceDay.query()
    .whereIn('employeeId', people)
    .whereBetween('on', [first, last])
  return new Map(days.map((day) => [`${day.employeeId} ${day.on}`, day]))
}
