import { conflict, notFound } from '#core/base/app_error'
import { budgets } from '#core/budgets/budget_keeper'
import { sqlInstant } from '#core/database/instants'
import { parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

/** Sets what a project may spend on materials and services. @throws AppError 404, 409 where finance keeps it */
export async function setBudget(uow: UnitOfWork, projectId: number, amount: string) {
  const project = await uow.trx.from('project_names').where('id', projectId).forUpdate().first()
  if (!project) throw notFound()
  if ((await budgets().totals([projectId], uow.trx)).has(projectId))
    throw conflict('BUDGET_APPROVED')
  const known = await uow.trx.from('procurement_budgets').where('project_id', projectId).first()
  const now = sqlInstant()
  const amountMinor = parseMoney(amount, STOCK_CURRENCY)
  const row = { amount_minor: amountMinor, updated_by: uow.actor.id, updated_at: now }
  if (known)
    await uow.trx
      .from('procurement_budgets')
      .where('id', known.id)
      .update({ ...row, version: known.version + 1 })
  else
    await uow.trx
      .table('procurement_budgets')
      .insert({ ...row, project_id: projectId, created_by: uow.actor.id, created_at: now })
  await uow.audit({
    action: 'set_procurement_budget',
    entityType: 'project',
    entityId: projectId,
    label: project.code,
    before: { budgetMinor: known ? Number(known.amount_minor) : null },
    after: { budgetMinor: amountMinor },
  })
}
