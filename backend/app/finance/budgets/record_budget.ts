import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Budget from './budget.js'
import { BUDGETS } from './number_series.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const BUDGET = BUDGETS.entityType

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a step did, and notifies open pages. */
export async function recordBudget(
  uow: UnitOfWork,
  action: string,
  budget: Budget,
  changes: Changes
) {
  const { id, label } = budget
  await uow.audit({ action, entityType: BUDGET, entityId: id, label, ...changes })
  const data = { resource: 'budgets', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'budgets.view', data }))
}

/** Saves a budget under its next version. */
export async function saveBudget(uow: UnitOfWork, budget: Budget) {
  budget.merge({ version: budget.version + 1, updatedBy: uow.actor.id })
  await budget.save()
}

/** With its lines, locked until the unit ends. @throws AppError 404, 412 */
export async function lockBudget(uow: UnitOfWork, id: number, expectedVersion: number) {
  const query = Budget.query({ client: uow.trx }).where('id', id).preload('lines')
  const budget = await query.forUpdate().first()
  if (!budget) throw notFound()
  await checkVersion(budget, expectedVersion, uow.trx)
  return budget
}
