import type { Change, SchedulePlan, TaskFields } from './types'

/** The first day of a project: its planned one, else that on which its schedule starts. */
export const projectStartOn = ({ plannedStartOn, settings }: SchedulePlan['schedule']): string =>
  plannedStartOn ?? settings.start.slice(0, 10)

/**
 * Whether a change places something before the project, which the server refuses. What is there already,
 * such as from a file, may be stated again; actual dates say what has happened, whenever that was.
 */
export function isBeforeProject(
  { schedule, byId }: Pick<SchedulePlan, 'schedule' | 'byId'>,
  change: Change
): boolean {
  const first = projectStartOn(schedule)
  const isEarly = (at: string | null | undefined, was?: string | null) =>
    at != null && at !== was && at < first
  if (change.op === 'settings')
    return schedule.plannedStartOn !== null && isEarly(change.fields.start, schedule.settings.start)
  if (change.op !== 'update' && change.op !== 'add') return false
  const { constraintAt, pinnedStart }: Partial<TaskFields> = change.fields
  const task = change.op === 'update' ? byId.get(change.id) : undefined
  return isEarly(constraintAt, task?.constraintAt) || isEarly(pinnedStart, task?.pinnedStart)
}
