import db from '@adonisjs/lucid/services/db'
import Employee from '#people/employees/employee'
import { LEFT_STATUSES } from '#people/enums/employees'
import JobChange from '#people/job_history/job_change'
import { jobOn, type DatedChange } from '#people/job_history/job_on'
import { byManager, MOST, nameOrder, type ChartLevel, type ChartPerson } from './chart_level.js'

/** What the last change up to a day that says anything of a field says of it. */
const lastOf = (column: string, field: string) => `(
  SELECT c.${column} FROM job_changes c
  WHERE c.employee_id = employees.id AND c.effective_on <= ? AND c.stated LIKE '%"${field}"%'
  ORDER BY c.effective_on DESC, c.id DESC LIMIT 1
)`
const MANAGER = lastOf('manager_id', 'managerId')
const STATUS = lastOf('status', 'status')
const WORKS_HERE = `${STATUS} NOT IN (${LEFT_STATUSES.map(() => '?').join(', ')})`

/** Who reported, or will report, to a person at the end of a day; null stands for the top. */
export async function chartOn(under: number | null, day: string): Promise<ChartLevel> {
  const query = Employee.query().whereRaw(WORKS_HERE, [day, ...LEFT_STATUSES])
  if (under === null) void query.whereRaw(`${MANAGER} IS NULL`, [day])
  else void query.whereIn('id', everUnder([under])).whereRaw(`${MANAGER} = ?`, [day, under])
  const employees = await query.orderBy(nameOrder()).orderBy('id').limit(MOST)
  const ids = employees.map(({ id }) => id)
  const changes = Map.groupBy(
    await JobChange.query().whereIn('employeeId', ids).where('effectiveOn', '<=', day),
    (change) => change.employeeId
  )
  const people = employees.map(({ id, name, nameAr, photoUrl }) => {
    const job = jobOn(changes.get(id)! as unknown as DatedChange[], day)!
    const { position, positionAr, departmentId } = job as unknown as ChartPerson
    return { id, name, nameAr, position, positionAr, photoUrl, departmentId }
  })
  return { people, reports: await reportsOn(ids, day) }
}

/** Those who have reported to one of these people at any time. */
const everUnder = (managers: readonly number[]) =>
  db
    .from('job_changes')
    .whereIn('manager_id', [...managers])
    .select('employee_id')

async function reportsOn(managers: readonly number[], day: string) {
  const managed = db
    .from('employees')
    .whereIn('id', everUnder(managers))
    .whereRaw(WORKS_HERE, [day, ...LEFT_STATUSES])
    .select(db.raw(`${MANAGER} AS manager_id`, [day]))
    .as('managed')
  const rows = await db
    .from(managed)
    .whereIn('manager_id', [...managers])
    .groupBy('manager_id')
    .select('manager_id')
    .count('* as total')
  return byManager(rows)
}
