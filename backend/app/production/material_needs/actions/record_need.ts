import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type MaterialNeed from '#production/material_needs/material_need'

type Change = 'create' | 'update' | 'delete'

/** The audit row of a need, and the message to open pages of its schedule. */
export async function recordNeed(
  uow: UnitOfWork,
  action: Change,
  need: MaterialNeed,
  before: ReturnType<MaterialNeed['toAudit']> | null
) {
  const task = await uow.trx.from('tasks').where('id', need.taskId).select('code').first()
  const material = await uow.trx.from('material_names').where('id', need.materialId).first()
  await uow.audit({
    action,
    entityType: 'material_need',
    entityId: need.id,
    label: `${task.code} · ${material?.code ?? need.materialId}`,
    ...(before && { before }),
    ...(action !== 'delete' && { after: need.toAudit() }),
  })
  const data = { resource: 'material-needs', id: need.projectId, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'schedules.view', data }))
}
