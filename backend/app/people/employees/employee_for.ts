import { conflict, forbidden, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Employee from './employee.js'

/*
 * Both lock before they read: a transaction sees the rest of the data as it was at its first plain read,
 * so a lock that is waited for after one would guard what is out of date by then.
 */

/**
 * Whose request it is, locked, so that two requests at once don't both find the days free.
 * @param employeeId of another than the one who asks, for HR alone
 * @throws AppError 409 NO_EMPLOYEE for a sign-in that is nobody's, 403 for somebody else's
 */
export async function employeeFor(
  { trx, actor }: UnitOfWork,
  employeeId: number | undefined,
  abilities: ReadonlySet<string>
): Promise<Employee> {
  if (employeeId === undefined && actor.id === null) throw conflict('NO_EMPLOYEE')
  const whose = employeeId === undefined ? { userId: actor.id! } : { id: employeeId }
  const employee = await Employee.query({ client: trx }).where(whose).forUpdate().first()
  if (!employee && employeeId === undefined) throw conflict('NO_EMPLOYEE')
  const isOwn = employee !== null && employee.userId !== null && employee.userId === actor.id
  if (!isOwn && !abilities.has('employees.manage')) throw forbidden()
  if (!employee) throw notFound()
  return employee
}

/** Locks a record and the person whom it is about. @throws AppError 404 */
export async function lockWithEmployee({ trx }: UnitOfWork, table: string, id: number) {
  const row = await trx.from(table).where('id', id).forUpdate().select('employee_id').first()
  if (!row) throw notFound()
  await trx.from('employees').where('id', row.employee_id).forUpdate().select('id').first()
}
