import { AppError } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { storeNeedDays } from '#production/material_needs/store_need_days'
import Project from '#production/projects/project'
import { calendarsOn, planCalendars } from '#production/work_calendars/plan_calendars'
import { computePlan } from './compute_plan.js'
import { Draft } from './draft.js'
import { auditFinish, keepComputed, tasksAsRead } from './keep_computed.js'
import { readPlan, type PlanState } from './plan_state.js'
import { storePlan } from './store_plan.js'

/** What no one builds any more keeps the dates that it had. */
const ENDED = ['completed', 'closed', 'rejected']

/** What became of a schedule: `kept` has no dates with the calendar as it is now. */
export type Rescheduled = 'moved' | 'same' | 'kept'

/** The projects whose dates follow from a calendar, or from one that builds on it. */
export async function projectsOn({ trx }: UnitOfWork, calendarId: number): Promise<number[]> {
  const calendars = calendarsOn(await planCalendars(trx), calendarId)
  const ofTasks = trx
    .from('tasks')
    .whereIn('calendar_id', calendars)
    .whereNull('removed_in')
    .select('project_id')
  const rows: { id: number }[] = await trx
    .from('projects as p')
    .join('schedules as s', 's.project_id', 'p.id')
    .whereNotIn('p.status', ENDED)
    .where((query) => void query.whereIn('s.calendar_id', calendars).orWhereIn('p.id', ofTasks))
    .orderBy('p.id')
    .select('p.id')
  return rows.map(({ id }) => id)
}

/** Computes a schedule with its calendars as they are now; where nothing moves, nothing is written. */
export async function reschedule(
  uow: UnitOfWork,
  projectId: number,
  calendarId: number
): Promise<Rescheduled> {
  const { trx } = uow
  // as a change of the schedule does, so that neither sees half of the other
  const project = await Project.query({ client: trx }).where('id', projectId).forUpdate().first()
  if (!project || ENDED.includes(project.status)) return 'same'
  const state = await readPlan(projectId, trx)
  if (!state.settings.record) return 'same'
  const before = tasksAsRead(state)
  const finishBefore = state.settings.finish
  const calendars = await planCalendars(trx)
  const outline = outlineIfDated(state, calendars)
  const touched = outline
    ? await storePlan(trx, new Draft(state, project.currency, new Map()), before)
    : null
  const { finish } = state.settings
  if (!outline || (!touched?.size && finish === finishBefore)) {
    // the days before a task are working days too
    await storeNeedDays(uow, projectId, calendars)
    return outline ? 'same' : 'kept'
  }
  await keepComputed(uow, state, { outline, calendars })
  const reason = calendars.get(calendarId)?.calendar.name
  await auditFinish(uow, project, [finishBefore, finish], { reason })
  return 'moved'
}

/** The outline of a plan that could be computed; one that could not is for its planner to put right. */
function outlineIfDated(state: PlanState, calendars: Parameters<typeof computePlan>[1]) {
  try {
    return computePlan(state, calendars).outline
  } catch (error) {
    if (error instanceof AppError && error.code?.startsWith('SCHEDULE_')) return null
    throw error
  }
}
