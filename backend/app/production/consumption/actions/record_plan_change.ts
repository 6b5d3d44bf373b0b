import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { rowKey } from '#production/consumption/row_key'
import type MaterialPlan from '#production/consumption/material_plan'

type Change = 'create' | 'update' | 'delete'

/** The audit row of a plan, and the message to open lists and pages. */
export async function recordPlanChange(
  uow: UnitOfWork,
  action: Change,
  plan: MaterialPlan,
  before: ReturnType<MaterialPlan['toAudit']> | null
) {
  const material = await uow.trx.from('material_names').where('id', plan.materialId).first()
  await uow.audit({
    action,
    entityType: 'material_plan',
    entityId: plan.id,
    label: material?.code ?? String(plan.materialId),
    ...(before && { before }),
    ...(action !== 'delete' && { after: plan.toAudit() }),
  })
  publishRow(uow, plan, action)
}

export function publishRow(
  uow: UnitOfWork,
  { projectId, materialId }: { projectId: number; materialId: number },
  action: string
) {
  const data = { resource: 'consumption', id: rowKey(projectId, materialId), action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'consumption.view', data }))
}
