import { forbidden, invalid } from '#core/base/app_error'
import { activeUserIds } from '#core/base/is_active_user'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { materialReadyOf } from '#production/material_needs/material_ready'
import type Project from '#production/projects/project'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import type { Task } from '#production/tasks/task'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import { AppError } from '#core/base/app_error'
import { applyChanges } from './apply_changes.js'
import type { Change } from './change.js'
import { computePlan } from './compute_plan.js'
import { Draft } from './draft.js'
import { auditFinish, keepComputed, tasksAsRead } from './keep_computed.js'
import { readPlan, type PlanState } from './plan_state.js'
import { checkProjectStart } from './project_start.js'
import { storePlan } from './store_plan.js'
import { storeProgress } from './store_progress.js'

interface Input {
  project: Project
  /** The version that the viewer had; 0 for a project without a schedule. */
  expectedVersion: number
  changes: readonly Change[]
  /** Whether the viewer may state amounts. */
  prices: boolean
  /** The day that the progress is of; else the data date, or today. */
  progressOn?: string
  /** Whether a person states them one by one: then no date may lie before the project. */
  isTyped?: boolean
  /** Of changes that come as a whole, such as those of a file: what the log says instead of each. */
  summary?: { action: string; after: Record<string, unknown> }
}

/**
 * Changes a schedule, computes all of it, and stores what moved, all or nothing.
 * @returns the schedule as it is now, and which tasks are new or differ
 * @throws AppError 412 for another version, 422 for a change that cannot be made, 409 for a plan without dates
 */
export async function changeSchedule(uow: UnitOfWork, input: Input) {
  const { project, changes } = input
  const { trx } = uow
  if (!input.prices && changes.some(({ fields }) => fields?.budget !== undefined)) throw forbidden()
  await trx.from('projects').where('id', project.id).forUpdate().select('id')
  const state = await readPlan(project.id, trx)
  await requireSame(state, input.expectedVersion, uow)
  const before = tasksAsRead(state)
  const { finish: finishBefore, start: startBefore } = state.settings
  const draft = new Draft(state, project.currency, await resourceCodes(uow))
  const calendars = await planCalendars(trx)
  applyChanges(draft, changes)
  if (input.isTyped) checkProjectStart(draft, { project, changes, before, startBefore })
  await checkAssignees(uow, changes)
  checkCalendars(draft, calendars)
  const { outline } = computePlan(state, calendars)
  const touched = await storePlan(trx, draft, before)
  await storeProgress(trx, state, before, input.progressOn)
  const moved = await keepComputed(uow, state, { outline, calendars })
  const materials = moved ? await materialReadyOf(project.id, trx) : null
  await writeAudit(uow, draft, input, finishBefore)
  return { draft, touched, removed: removedSince(before, state), outline, materials }
}

const removedSince = (before: ReadonlyMap<number, Task>, { tasks }: PlanState) =>
  [...before.values()]
    .filter(({ id, removedIn }) => removedIn === null && tasks.get(id)!.removedIn !== null)
    .map(({ id }) => id)

async function requireSame({ settings }: PlanState, expectedVersion: number, { trx }: UnitOfWork) {
  if (settings.record) await checkVersion(settings.record, expectedVersion, trx)
  else if (expectedVersion !== 0) throw new AppError(412, 'STALE_VERSION')
}

async function resourceCodes({ trx }: UnitOfWork) {
  const resources = await ScheduleResource.query({ client: trx }).select('id', 'code')
  return new Map(resources.map(({ id, code }) => [id, code]))
}

/** @throws AppError 422 for a calendar that does not exist */
function checkCalendars({ state, statedBy }: Draft, calendars: ReadonlyMap<number, unknown>) {
  const isUnknown = (id: number | null) => id !== null && !calendars.has(id)
  if (isUnknown(state.settings.calendarId))
    throw new AppError(422, 'INVALID', { fields: { calendarId: ['absent'] } })
  for (const [taskId, index] of statedBy)
    if (isUnknown(state.tasks.get(taskId)!.calendarId))
      throw new AppError(422, 'INVALID', {
        fields: { [`changes.${index}.fields.calendarId`]: ['absent'] },
      })
}

/** @throws AppError 422 for an assignee who is not there, or may not sign in any more */
async function checkAssignees({ trx }: UnitOfWork, changes: readonly Change[]) {
  const stated = changes.map(({ fields }) => fields?.assigneeId ?? null)
  const ids = [...new Set(stated)].filter((id) => id !== null)
  if (!ids.length) return
  const found: { id: number }[] = await activeUserIds(trx).whereIn('id', ids)
  const known = new Set(found.map(({ id }) => id))
  const absent = stated.findIndex((id) => id !== null && !known.has(id))
  if (absent >= 0) throw invalid({ [`changes.${absent}.fields.assigneeId`]: ['absent'] })
}

async function writeAudit(
  uow: UnitOfWork,
  { done, state }: Draft,
  { project: { id, code }, summary }: Input,
  finishBefore: number | null
) {
  const whole = { entityType: 'schedule', entityId: id, label: code }
  await uow.gatherAudits(async () => {
    if (summary) await uow.audit({ ...whole, ...summary })
    for (const { kind, action, task, before, after } of summary ? [] : done)
      await uow.audit({
        action,
        entityType: kind,
        entityId: task?.id ?? id,
        label: task ? `${code} · ${task.code} ${task.name}` : code,
        before,
        after,
      })
    await auditFinish(uow, { id, code }, [finishBefore, state.settings.finish])
  })
}
