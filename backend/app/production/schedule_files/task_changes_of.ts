import { momentText } from '#engines/scheduling/moment'
import type { FileTask, ScheduleFile } from '#engines/schedule_files/schedule_file'
import type { ChangeFields } from '#production/schedules/change'
import { presentPlanFacts } from '#production/schedules/present_task'
import type { Task } from '#production/tasks/task'

/** What a file states of a task, as far as its format can; calendars by their ids here. */
export function fieldsOf(
  task: FileTask,
  { format }: ScheduleFile,
  calendarId: number | null
): ChangeFields {
  const { kind, name, duration, constraint } = task
  if (kind === 'summary') return { name, kind }
  const held = {
    constraintKind: constraint?.kind ?? null,
    constraintAt: momentText(constraint?.at ?? null),
  }
  if (format === 'csv' || format === 'xlsx') return { name, kind, duration, ...held }
  const placed = { deadline: momentText(task.deadline), pinnedStart: momentText(task.pinnedStart) }
  return {
    ...{ name, kind, duration, calendarId, ...held },
    // Primavera has neither
    ...(format === 'mspdi' && placed),
    actualStart: momentText(task.actualStart),
    actualFinish: momentText(task.actualFinish),
    remaining: task.remaining,
    percentComplete: task.percent,
  }
}

/** The members of which a task here has another value. */
export function differing(task: Task, fields: ChangeFields): (keyof ChangeFields)[] {
  const own: ChangeFields = presentPlanFacts(task)
  const names = Object.keys(fields) as (keyof ChangeFields)[]
  return names.filter((name) => fields[name] !== own[name])
}
