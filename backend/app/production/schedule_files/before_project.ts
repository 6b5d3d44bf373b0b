import { dayOf, formatDay } from '#engines/scheduling/moment'
import type { ScheduleFile } from '#engines/schedule_files/schedule_file'
import type Project from '#production/projects/project'
import { projectStart } from '#production/schedules/project_start'

/** Of many tasks, those that are named. */
const NAMED = 100

/** The tasks that a file places before the project starts; null without any. They are imported as they are. */
export function beforeProject(
  { tasks, project: { start } }: ScheduleFile,
  project: Pick<Project, 'plannedStartOn'>
) {
  const first = projectStart(project, { start })
  const early = tasks.filter(({ constraint, pinnedStart }) =>
    [constraint?.at ?? null, pinnedStart].some((at) => at !== null && at < first)
  )
  if (!early.length) return null
  return {
    startsOn: formatDay(dayOf(first)),
    count: early.length,
    tasks: early.slice(0, NAMED).map(({ code, name }) => ({ code, name })),
  }
}
