import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { momentText, type Moment } from '#engines/scheduling/moment'
import { storeNeedDays } from '#production/material_needs/store_need_days'
import type Project from '#production/projects/project'
import { planProgress, type Placed } from '#production/tasks/outline'
import type { Task } from '#production/tasks/task'
import type { PlanCalendar } from '#production/work_calendars/plan_calendars'
import type { PlanState } from './plan_state.js'
import Schedule from './schedule.js'

/** The tasks as they are before a change, which changes them in place. */
export const tasksAsRead = ({ tasks }: PlanState): Map<number, Task> =>
  new Map([...tasks].map(([id, task]) => [id, { ...task }]))

/** What the dates were computed of. */
interface Computed {
  outline: readonly Placed[]
  calendars: ReadonlyMap<number, PlanCalendar>
}

/**
 * What every new set of dates brings with it, once its tasks are stored: the settings under the next
 * version, the days on which material is needed, and word of it to open browsers.
 * @returns how many needs moved
 */
export async function keepComputed(
  uow: UnitOfWork,
  state: PlanState,
  { outline, calendars }: Computed
): Promise<number> {
  await storeSettings(uow, state, planProgress(outline))
  // what comes is shared in the order of the days on which it is needed
  const moved = await storeNeedDays(uow, state.projectId, calendars)
  const data = { resource: 'schedules', id: state.projectId, action: 'update' }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'schedules.view', data }))
  return moved
}

/** Tells the log when a schedule ends at another time; `more` says why, where no change of it does. */
export async function auditFinish(
  uow: UnitOfWork,
  { id, code }: Pick<Project, 'id' | 'code'>,
  [before, after]: readonly [Moment | null, Moment | null],
  more: Record<string, unknown> = {}
) {
  if (before === after) return
  await uow.audit({
    action: 'update',
    ...{ entityType: 'schedule', entityId: id, label: code },
    before: { finish: momentText(before) },
    after: { finish: momentText(after), ...more },
  })
}

async function storeSettings(
  { trx, actor }: UnitOfWork,
  { projectId, settings }: PlanState,
  progressBp: number | null
) {
  const { start, dataDate, mustFinish, calendarId, finish, record } = settings
  const { lagCalendar, outOfSequence, critical, criticalFloat } = settings
  settings.version++
  const row = record ?? new Schedule()
  row.useTransaction(trx)
  row.merge({
    ...{ projectId, start, dataDate, mustFinish, calendarId, finish, lagCalendar, outOfSequence },
    ...{ critical, criticalFloat, version: settings.version, updatedBy: actor.id },
    progressBp,
  })
  if (!record) row.createdBy = actor.id
  await row.save()
}
