import db from '@adonisjs/lucid/services/db'
import { daysOfWeek } from '#engines/labour/timesheet'
import { managersAbove } from '#people/shared/manager_chain'
import { workWeeks, type Worker } from '#people/timesheets/week_facts'

export interface MissingPerson {
  id: number
  name: string
  nameAr: string
  userId: number | null
  /** The sign-in of the nearest manager who has one and works here. */
  managerUserId: number | null
}

/** Who works here, had days of work in a week, and has not submitted it. */
export async function missingPeople(weekStart: string): Promise<MissingPerson[]> {
  const rows = await db
    .from('employees as e')
    .leftJoin('timesheets as t', (join) => {
      join.on('t.employee_id', 'e.id').andOnVal('t.week_start', weekStart)
    })
    .where('e.employed', true)
    .where('e.join_on', '<=', daysOfWeek(weekStart).at(-1)!)
    .where((week) => week.whereNull('t.id').orWhere('t.status', 'draft'))
    .orderBy('e.name')
    .orderBy('e.id')
    .select('e.id', 'e.name', 'e.name_ar', 'e.user_id')
    .select('e.join_on', 'e.end_on', 'e.weekend', 'e.weekly_hours')
  const weeks = await workWeeks(db.connection(), rows.map(workerOf), weekStart)
  const missing = rows.filter(({ id }) => weeks(id).requiredMinutes > 0)
  const managers = await managerUsers(missing.map(({ id }) => id))
  return missing.map((row) => ({
    ...{ id: row.id, name: row.name, nameAr: row.name_ar, userId: row.user_id },
    managerUserId: managers.get(row.id) ?? null,
  }))
}

const workerOf = (row: any): Worker => ({
  ...{ id: row.id, joinOn: row.join_on, endOn: row.end_on },
  ...{ weekend: row.weekend, weeklyHours: row.weekly_hours },
})

async function managerUsers(ids: number[]): Promise<Map<number, number>> {
  const lines = await managersAbove(db.connection(), ids)
  const above = [...new Set([...lines.values()].flat())]
  const rows: { id: number; user_id: number }[] = await db
    .from('employees')
    .whereIn('id', above)
    .where('employed', true)
    .whereNotNull('user_id')
    .select('id', 'user_id')
  const users = new Map(rows.map((row) => [row.id, row.user_id]))
  return new Map(
    [...lines].flatMap(([id, line]): [number, number][] => {
      const nearest = line.find((manager) => users.has(manager))
      return nearest === undefined ? [] : [[id, users.get(nearest)!]]
    })
  )
}
