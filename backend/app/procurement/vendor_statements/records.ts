import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { VendorStatementStatus } from '#procurement/enums/vendor_statements'
import { publishChange } from '#procurement/shared/publish_change'
import VendorStatement from './models/vendor_statement.js'

/** `entity_type` of the audit log. */
export const VENDOR_STATEMENT = 'vendor_statement'

export const labelOf = ({ vendorName, closedOn, fileName }: VendorStatement) =>
  `${vendorName} ${closedOn ?? fileName}`

/** @throws AppError 404 */
export async function findStatement(id: number): Promise<VendorStatement> {
  const one = await VendorStatement.find(id)
  if (!one) throw notFound()
  return one
}

/** Locked until the unit ends. @throws AppError 404, 412, 409 where its status doesn't allow the step */
export async function lockStatement(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number,
  statuses: readonly VendorStatementStatus[]
): Promise<VendorStatement> {
  const one = await VendorStatement.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!one) throw notFound()
  await checkVersion(one, expectedVersion, uow.trx)
  if (!statuses.includes(one.status)) throw conflict('CONFLICT')
  return one
}

export async function saveStatement(uow: UnitOfWork, one: VendorStatement) {
  one.version++
  one.updatedBy = uow.actor.id
  await one.save()
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordStatement(
  uow: UnitOfWork,
  action: string,
  one: VendorStatement,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: VENDOR_STATEMENT, entityId: one.id, label: labelOf(one) }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'vendor-statements', one.id, action)
}
