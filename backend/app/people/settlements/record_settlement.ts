import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { monthIdOf, SETTLEMENT_MONTH } from '#people/shared/settlement_month'
import { lockWithEmployee } from '#people/employees/employee_for'
import Settlement from './settlement.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const SETTLEMENT = 'settlement'

/** What the audit log says nothing of but that it changed: owners read it, who are not HR. */
export const HIDDEN = ['award', 'deducted', 'net', 'entries', 'note'] as const

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did or who looked, and notifies open pages of a change. */
export async function recordSettlement(
  uow: UnitOfWork,
  action: string,
  { id, number: label, approvedOn, paidOn }: Settlement,
  changes: Changes = {}
) {
  await uow.audit({ action, entityType: SETTLEMENT, entityId: id, label, ...changes })
  if (action === 'view_pay') return
  for (const day of [approvedOn, paidOn])
    if (day) await bookDocument(uow, SETTLEMENT_MONTH, monthIdOf(day))
  const data = { resource: 'settlements', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'settlements.view', data }))
}

export async function saveSettlement(uow: UnitOfWork, settlement: Settlement) {
  settlement.version++
  settlement.updatedBy = uow.actor.id
  await settlement.save()
}

/** With its person. */
export const withEmployee = (uow?: UnitOfWork) =>
  Settlement.query(uow && { client: uow.trx }).preload('employee')

/** Locked until the unit ends. @throws AppError 404, 412 */
export async function lockSettlement(uow: UnitOfWork, id: number, expectedVersion: number) {
  await lockWithEmployee(uow, 'settlements', id)
  const settlement = await withEmployee(uow).where('id', id).forUpdate().firstOrFail()
  await checkVersion(settlement, expectedVersion, uow.trx)
  return settlement
}
