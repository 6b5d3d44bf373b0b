import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { basisPointsOf } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type MaterialPlan from '#production/consumption/material_plan'
import type { progressValidator } from '#production/consumption/validator'
import { recordPlanChange } from './record_plan_change.js'

/**
 * Notes how much of a material's work is done. Reports stay as they were made; the plan takes the one
 * of the latest day.
 * @param plan locked
 * @throws AppError 422 for a day to come, 409 where the tasks of the schedule tell it
 */
export async function reportProgress(
  uow: UnitOfWork,
  plan: MaterialPlan,
  { percent, reportedOn = today() }: Infer<typeof progressValidator>
) {
  if (reportedOn > today()) throw invalid({ reportedOn: ['inFuture'] })
  if (await isNeeded(uow, plan)) throw conflict('PROGRESS_OF_SCHEDULE')
  const progressBp = basisPointsOf(percent)
  await noteProgress(uow, plan, progressBp, reportedOn)
}

/** Adds the progress of a day to a locked plan, which takes the one of the latest day. */
export async function noteProgress(
  uow: UnitOfWork,
  plan: MaterialPlan,
  progressBp: number,
  reportedOn: string
) {
  const before = plan.toAudit()
  await uow.trx.table('material_progress').insert({
    project_id: plan.projectId,
    material_id: plan.materialId,
    progress_bp: progressBp,
    reported_on: reportedOn,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
  plan.useTransaction(uow.trx)
  if (!plan.progressOn || reportedOn >= plan.progressOn)
    plan.merge({ progressBp, progressOn: reportedOn })
  plan.merge({ version: plan.version + 1, updatedBy: uow.actor.id })
  await plan.save()
  await recordPlanChange(uow, 'update', plan, before)
}

async function isNeeded(uow: UnitOfWork, { projectId, materialId }: MaterialPlan) {
  const own = { project_id: projectId, material_id: materialId }
  return Boolean(await uow.trx.from('schedule_needs').where(own).first())
}
