import { notFound } from '#core/exceptions/app_error'
import { sqlInstant } from '#core/jobs/instants'
import { parseMoney } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { STOCK_CURRENCY } from '#procurement/stock/base_currency'

/** Sets what a project may spend on materials and services. @throws AppError 404 */
export async function setBudget(unit: Unit, projectId: number, amount: string) {
  const project = await unit.trx.from('projects').where('id', projectId).forUpdate().first()
  if (!project) throw notFound()
  const known = await unit.trx.from('procurement_budgets').where('project_id', projectId).first()
  const now = sqlInstant()
  const amountMinor = parseMoney(amount, STOCK_CURRENCY)
  const row = { amount_minor: amountMinor, updated_by: unit.actor.id, updated_at: now }
  if (known) await unit.trx.from('procurement_budgets').where('id', known.id).update({ ...row, version: known.version + 1 }) // prettier-ignore
  else await unit.trx.table('procurement_budgets').insert({ ...row, project_id: projectId, created_by: unit.actor.id, created_at: now }) // prettier-ignore
  await unit.audit({
    action: 'set_procurement_budget',
    entityType: 'project',
    entityId: projectId,
    label: project.code,
    before: { budgetMinor: known ? Number(known.amount_minor) : null },
    after: { budgetMinor: amountMinor },
  })
}
