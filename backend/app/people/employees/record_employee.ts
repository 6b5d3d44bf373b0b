import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Employee from './employee.js'

/** What the audit log calls a person who works here. */
export const EMPLOYEE = 'employee'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages that there was one. */
export async function recordEmployee(
  uow: UnitOfWork,
  action: string,
  { id, number, name }: Employee,
  changes: Changes
) {
  const about = { entityType: EMPLOYEE, entityId: id, label: `${number} · ${name}` }
  await uow.audit({ action, ...about, ...changes })
  const data = { resource: 'employees', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'people.open', data }))
}

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockEmployee(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Employee> {
  const employee = await Employee.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!employee) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(employee, expectedVersion, uow.trx)
  return employee
}
