import db from '@adonisjs/lucid/services/db'
import Employee from '#people/employees/employee'
import { byManager, MOST, nameOrder, type ChartLevel } from './chart_level.js'

/** Who reports to a person today; null stands for the top. */
export async function chartNow(under: number | null): Promise<ChartLevel> {
  const query = Employee.query().where('employed', true)
  if (under === null) void query.whereNull('managerId')
  else void query.where('managerId', under)
  const employees = await query.orderBy(nameOrder()).orderBy('id').limit(MOST)
  const counts = await db
    .from('employees')
    .whereIn(
      'manager_id',
      employees.map(({ id }) => id)
    )
    .where('employed', true)
    .groupBy('manager_id')
    .select('manager_id')
    .count('* as total')
  const people = employees.map(
    ({ id, name, nameAr, position, positionAr, photoUrl, departmentId }) => ({
      ...{ id, name, nameAr, position, positionAr, photoUrl, departmentId },
    })
  )
  return { people, reports: byManager(counts) }
}
