import { conflict } from '#core/base/app_error'
import { insertRows } from '#core/database/many_rows'
import { publishLive } from '#core/live/publish_live'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import { outlineOf } from '#production/tasks/outline'
import { readTasks } from '#production/tasks/task_rows'
import Schedule from '#production/schedules/schedule'
import Baseline from './baseline.js'

/**
 * Keeps the dates and budgets of all tasks as they are now, under a name.
 * @throws AppError 409 for a schedule without tasks
 */
export async function takeBaseline(uow: UnitOfWork, project: Project, name: string, on = today()) {
  const { trx, actor } = uow
  const schedule = await Schedule.query({ client: trx }).where('projectId', project.id).first()
  const placed = outlineOf(await readTasks(trx, project.id)).filter(
    ({ task }) => task.earlyStart !== null
  )
  if (!schedule || !placed.length) throw conflict('SCHEDULE_EMPTY')
  const work = placed.filter(({ kind }) => kind !== 'summary')
  const baseline = new Baseline()
  baseline.useTransaction(trx)
  baseline.merge({
    ...{ projectId: project.id, name, takenOn: on, finish: schedule.finish, version: 1 },
    budgetMinor: work.reduce((sum, { task }) => sum + (task.budgetMinor ?? 0), 0),
    ...{ createdBy: actor.id, updatedBy: actor.id },
  })
  await baseline.save()
  await insertRows(
    trx,
    'baseline_tasks',
    placed.map(({ task, kind }) => ({
      baseline_id: baseline.id,
      task_id: task.id,
      start: task.earlyStart,
      finish: task.earlyFinish,
      budget_minor: task.budgetMinor,
      duration: kind === 'summary' ? null : task.duration,
      is_summary: kind === 'summary',
    }))
  )
  await recordBaseline(uow, project, baseline, 'create')
  return baseline
}

/** Deletes a baseline with what it kept. */
export async function deleteBaseline(uow: UnitOfWork, project: Project, baseline: Baseline) {
  await uow.trx.from('baseline_tasks').where('baseline_id', baseline.id).delete()
  await baseline.useTransaction(uow.trx).delete()
  await recordBaseline(uow, project, baseline, 'delete')
}

/** Tells the log and open browsers of a baseline that came or went. */
export async function recordBaseline(
  uow: UnitOfWork,
  { id, code, currency }: Project,
  baseline: Baseline,
  action: 'create' | 'delete'
) {
  const facts = baseline.toAudit(currency)
  await uow.audit({
    action,
    entityType: 'baseline',
    entityId: baseline.id,
    label: `${code} · ${baseline.name}`,
    ...(action === 'create' ? { after: facts } : { before: facts }),
  })
  const data = { resource: 'schedules', id, action: 'update' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'schedules.view', data }))
}
