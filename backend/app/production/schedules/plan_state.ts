import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Plan, PlanTask } from '#engines/scheduling/network'
import { engineCalendars, type PlanCalendar } from '#production/work_calendars/plan_calendars'
import { outlineOf, type Placed } from '#production/tasks/outline'
import { readAssignments, readLinks, readTasks } from '#production/tasks/task_rows'
import type { Task, TaskAssignment, TaskLink } from '#production/tasks/task'
import { readSettings, type ScheduleSettings } from './settings.js'

/** A whole schedule in memory: what is read to be shown, changed or computed. */
export interface PlanState {
  projectId: number
  settings: ScheduleSettings
  /** By id, removed ones too. */
  tasks: Map<number, Task>
  links: TaskLink[]
  assignments: TaskAssignment[]
}

export async function readPlan(
  projectId: number,
  trx?: TransactionClientContract
): Promise<PlanState> {
  const client = trx ?? db
  const tasks = await readTasks(client, projectId)
  return {
    projectId,
    settings: await readSettings(projectId, trx),
    tasks: new Map(tasks.map((task) => [task.id, task])),
    links: await readLinks(client, projectId),
    assignments: await readAssignments(client, projectId),
  }
}

const isThere = ({ tasks }: PlanState, id: number) => tasks.get(id)?.removedIn === null

/** The links of which no end is removed. */
export const openLinks = (state: PlanState) =>
  state.links.filter(({ fromId, toId }) => isThere(state, fromId) && isThere(state, toId))

export const openAssignments = (state: PlanState) =>
  state.assignments.filter(({ taskId }) => isThere(state, taskId))

/** The plan as the engine takes it, with the outline that it follows from. */
export function planOf(
  state: PlanState,
  calendars: ReadonlyMap<number, PlanCalendar>
): { plan: Plan; outline: Placed[] } {
  const outline = outlineOf(state.tasks.values())
  const { settings } = state
  const plan = {
    settings,
    tasks: outline.map((placed) => planTaskOf(placed, settings.calendarId)),
    links: openLinks(state).map(({ fromId: from, toId: to, type, lag }) => ({
      from,
      to,
      type,
      lag,
    })),
    calendars: engineCalendars(calendars, settings.start),
  }
  return { plan, outline }
}

function planTaskOf({ task, kind }: Placed, calendarId: number): PlanTask {
  const { constraintKind, constraintAt } = task
  return {
    id: task.id,
    kind,
    parentId: task.parentId,
    calendarId: task.calendarId ?? calendarId,
    duration: task.duration,
    constraint: constraintKind === null ? null : { kind: constraintKind, at: constraintAt },
    deadline: task.deadline,
    pinnedStart: task.pinnedStart,
    actualStart: task.actualStart,
    actualFinish: task.actualFinish,
    remaining: task.remaining,
  }
}
