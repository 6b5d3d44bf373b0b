import { AppError } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { plannedStages, type PlannedStage } from '#engineering/queries/stage_plan'

/**
 * Replaces the plan of a quotation's way. The plan has a version of its own: the quotation that
 * somebody approves stays as it is.
 * @throws AppError 404, 412 STALE_VERSION
 */
export async function saveStagePlan(
  unit: Unit,
  { id, seen }: { id: number; seen: number },
  stages: PlannedStage[]
) {
  const quotation = await lockQuotation(unit, id)
  if (quotation.planVersion !== seen)
    throw new AppError(412, 'STALE_VERSION', {
      details: { changedBy: null, changedAt: null, currentVersion: quotation.planVersion },
    })
  const before = await plannedStages(id, unit.trx)
  const kept = stages.filter(
    ({ plannedOn, actualOn, responsible, remark }) => plannedOn || actualOn || responsible || remark
  )
  await storeStages(unit, id, kept)
  quotation.planVersion++
  await quotation.save()
  await logQuotation(unit, 'plan', quotation, { before: byStage(before), after: byStage(kept) })
  return quotation
}

/** Writes a plan in the place of what is there. */
export async function storeStages(unit: Unit, quotationId: number, stages: PlannedStage[]) {
  await unit.trx.from('quotation_stages').where('quotation_id', quotationId).delete()
  if (!stages.length) return
  await unit.trx.table('quotation_stages').multiInsert(
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
