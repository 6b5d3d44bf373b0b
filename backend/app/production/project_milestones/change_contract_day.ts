import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type ProjectMilestone from './project_milestone.js'
import ProjectMilestoneDay from './project_milestone_day.js'
import { recordMilestone } from './record_milestone.js'
import type { contractDayValidator } from './validator.js'

/**
 * Gives a locked milestone another contract day, and keeps why.
 * @throws AppError 422 for the day that it has, or a variation order that gives no time to the project
 */
export async function changeContractDay(
  uow: UnitOfWork,
  milestone: ProjectMilestone,
  { contractOn, cause, variationId = null, reason }: Infer<typeof contractDayValidator>
) {
  if (contractOn === milestone.contractOn) throw invalid({ contractOn: ['sameDay'] })
  if (variationId !== null) await requireVariation(uow, milestone, variationId)
  const before = milestone.toAudit()
  await ProjectMilestoneDay.create(
    {
      ...{ milestoneId: milestone.id, fromOn: milestone.contractOn, toOn: contractOn },
      ...{ cause, variationId, reason, createdBy: uow.actor.id, createdAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
  milestone.merge({ contractOn, updatedBy: uow.actor.id, version: milestone.version + 1 })
  await milestone.save()
  const after = { ...milestone.toAudit(), cause, reason }
  await recordMilestone(uow, 'update', milestone, { before, after })
}

async function requireVariation(uow: UnitOfWork, { projectId }: ProjectMilestone, id: number) {
  const variation = await uow.trx
    .from('variation_orders')
    .where({ id, project_id: projectId, status: 'approved' })
    .select('id')
    .first()
  if (!variation) throw invalid({ variationId: ['absent'] })
}
