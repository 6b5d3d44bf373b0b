import { AppError } from '#core/base/app_error'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type Project from '#production/projects/project'
import type { Task } from '#production/tasks/task'
import type { Change } from './change.js'
import type { Draft } from './draft.js'
import type { ScheduleSettings } from './settings.js'

/** Dates that place a task; actual ones say what has happened, whenever that was. */
const PLACING = ['constraintAt', 'pinnedStart'] as const

/** The first moment of a project: its planned day, else the day on which its schedule starts. */
export const projectStart = (
  { plannedStartOn }: Pick<Project, 'plannedStartOn'>,
  { start }: Pick<ScheduleSettings, 'start'>
): Moment => (plannedStartOn === null ? dayOf(start) : parseDay(plannedStartOn)) * MINUTES_OF_DAY

interface Stated {
  project: Project
  changes: readonly Change[]
  /** The tasks as they were; what a file has brought may be stated again. */
  before: ReadonlyMap<number, Task>
  startBefore: Moment
}

/** @throws AppError 422 at the first date that a request places before its project starts */
export function checkProjectStart(draft: Draft, { project, changes, before, startBefore }: Stated) {
  const { settings, tasks } = draft.state
  const first = projectStart(project, settings)
  if (settings.start < first && settings.start !== startBefore)
    throw beforeProject(`changes.${changes.findLastIndex(statesStart)}.fields.start`, first)
  for (const [id, index] of draft.statedBy) {
    const [task, was] = [tasks.get(id)!, before.get(id)]
    if (changes[index]!.op === 'restore') continue
    for (const name of PLACING) {
      const at = task[name]
      if (at !== null && at < first && at !== was?.[name])
        throw beforeProject(`changes.${index}.fields.${name}`, first)
    }
  }
}

const statesStart = ({ op, fields }: Change) => op === 'settings' && fields?.start !== undefined

const beforeProject = (at: string, first: Moment) =>
  new AppError(422, 'SCHEDULE_BEFORE_PROJECT', {
    fields: { [at]: ['beforeProject'] },
    params: { date: formatDay(dayOf(first)) },
  })
