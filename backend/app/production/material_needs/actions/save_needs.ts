import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { MATERIAL_NEEDS_MOVED, type MovedNeed } from '#production/events/material_need_events'
import { dayOfNeed } from '#production/material_needs/day_of_need'
import MaterialNeed from '#production/material_needs/material_need'
import type {
  createNeedsValidator,
  updateNeedValidator,
} from '#production/material_needs/validator'
import type Project from '#production/projects/project'
import { recordNeed } from './record_need.js'
import { resolveRows } from './resolve_rows.js'

type Rows = Infer<typeof createNeedsValidator>['needs']

/**
 * States what tasks of a project need, all of the rows or none.
 * @throws AppError 422 naming each row whose task, material or line of the plan is not the project's,
 *   or that is stated already
 */
export async function createNeeds(uow: UnitOfWork, project: Project, rows: Rows) {
  // one at a time for each project, as its schedule
  await uow.trx.from('projects').where('id', project.id).forUpdate().select('id')
  const resolved = await resolveRows(uow, project.id, rows)
  await uow.gatherAudits(async () => {
    for (const { taskId, materialId, start, row } of resolved) {
      const need = new MaterialNeed().useTransaction(uow.trx)
      need.merge({
        ...emptyColumns(MaterialNeed),
        ...{ projectId: project.id, taskId, materialId },
        quantityE4: Number(parseDecimal(row.quantity, 4)),
        leadDays: row.leadDays ?? 0,
        note: row.note ?? null,
        ...{ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id },
      })
      need.needByOn = await dayOfNeed(uow.trx, need, start)
      await need.save()
      await recordNeed(uow, 'create', need, null)
    }
  })
}

/** Changes a locked need; what is not stated stays. */
export async function updateNeed(
  uow: UnitOfWork,
  need: MaterialNeed,
  { quantity, leadDays, note }: Infer<typeof updateNeedValidator>
) {
  const before = need.toAudit()
  need.useTransaction(uow.trx)
  if (quantity !== undefined) need.quantityE4 = Number(parseDecimal(quantity, 4))
  if (leadDays !== undefined) need.leadDays = leadDays
  if (note !== undefined) need.note = note
  const task = await uow.trx.from('tasks').where('id', need.taskId).firstOrFail()
  if (task.removed_in !== null) throw invalid({ taskId: ['absent'] })
  need.needByOn = await dayOfNeed(uow.trx, need, task.early_start)
  if (!need.$isDirty) return
  need.merge({ version: need.version + 1, updatedBy: uow.actor.id })
  await need.save()
  await recordNeed(uow, 'update', need, before)
  const { needByOn: to } = need
  if (to !== before.needByOn) await publishMove(uow, need, { from: before.needByOn, to })
}

/** Deletes a locked need; who has asked for its material is notified. */
export async function deleteNeed(uow: UnitOfWork, need: MaterialNeed) {
  const before = need.toAudit()
  await need.useTransaction(uow.trx).delete()
  await recordNeed(uow, 'delete', need, before)
  await publishMove(uow, need, { from: before.needByOn, to: null })
}

async function publishMove(
  uow: UnitOfWork,
  { id: needId, projectId }: MaterialNeed,
  days: Omit<MovedNeed, 'needId'>
) {
  const { code } = await uow.trx
    .from('projects')
    .where('id', projectId)
    .select('code')
    .firstOrFail()
  const needs = [{ needId, ...days }]
  await uow.emit(MATERIAL_NEEDS_MOVED, { projectId, projectCode: code, needs })
}
