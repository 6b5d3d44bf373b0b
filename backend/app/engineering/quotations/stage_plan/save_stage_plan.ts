import { AppError } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { plannedStages, type PlannedStage } from './stage_plan.js'

/**
 * Replaces the plan of a quotation's way. The plan has a version of its own: the quotation that
 * someone approves stays as it is.
 * @throws AppError 404, 412 STALE_VERSION
 */
export async function saveStagePlan(
  uow: UnitOfWork,
  { id, expectedVersion }: { id: number; expectedVersion: number },
  stages: PlannedStage[]
) {
  const quotation = await lockQuotation(uow, id)
  if (quotation.planVersion !== expectedVersion)
    throw new AppError(412, 'STALE_VERSION', {
      details: { changedBy: null, changedAt: null, currentVersion: quotation.planVersion },
    })
  const before = await plannedStages(id, uow.trx)
  const kept = stages.filter(
    ({ plannedOn, actualOn, responsible, remark }) => plannedOn || actualOn || responsible || remark
  )
  await storeStages(uow, id, kept)
  quotation.planVersion++
  await quotation.save()
  await logQuotation(uow, 'plan', quotation, { before: byStage(before), after: byStage(kept) })
  return quotation
}

/** Writes a plan in the place of what is there. */
export async function storeStages(uow: UnitOfWork, quotationId: number, stages: PlannedStage[]) {
  await uow.trx.from('quotation_stages').where('quotation_id', quotationId).delete()
  if (!stages.length) return
  await uow.trx.table('quotation_stages').multiInsert(
    stages.map(({ stage, plannedOn, actualOn, responsible, remark }) => ({
      quotation_id: quotationId,
      stage,
      planned_on: plannedOn,
      actual_on: actualOn,
      responsible,
      remark,
    }))
  )
}

/** As the history shows it: one entry for a stage. */
function byStage(stages: PlannedStage[]): Record<string, unknown> {
  return {
    stagePlan: stages.map(({ stage, plannedOn, actualOn, responsible, remark }) =>
      [stage, plannedOn ?? '—', actualOn ?? '—', responsible, remark].filter(Boolean).join(' · ')
    ),
  }
}
