import { sqlInstant } from '#core/database/instants'
import { insertRows } from '#core/database/many_rows'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import { storeNeedDays } from './store_need_days.js'

/**
 * Gives tasks that were copied the needs of the ones that they were copied from, on days of their own.
 * @param ids the copy of each task
 * @returns how many
 */
export async function copyNeeds(
  uow: UnitOfWork,
  project: Pick<Project, 'id' | 'code'>,
  fromId: number,
  ids: ReadonlyMap<number, number>
): Promise<number> {
  const { trx, actor } = uow
  const needs = await trx
    .from('material_needs')
    .where('project_id', fromId)
    .orderBy('id')
    .select('task_id', 'material_id', 'quantity_e4', 'lead_days', 'note')
  const now = sqlInstant()
  const rows = needs.flatMap(({ task_id: of, ...need }) => {
    const taskId = ids.get(of)
    if (taskId === undefined) return []
    const stamps = { created_at: now, updated_at: now, created_by: actor.id, updated_by: actor.id }
    return { project_id: project.id, task_id: taskId, ...need, version: 1, ...stamps }
  })
  if (!rows.length) return 0
  await insertRows(trx, 'material_needs', rows)
  await storeNeedDays(uow, project.id, await planCalendars(trx))
  await uow.audit({
    action: 'create',
    ...{ entityType: 'schedule', entityId: project.id, label: project.code },
    after: { materialNeeds: rows.length },
  })
  const data = { resource: 'material-needs', id: project.id, action: 'create' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'schedules.view', data }))
  return rows.length
}
