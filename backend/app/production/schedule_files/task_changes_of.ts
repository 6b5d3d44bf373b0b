import type { ProgressColumn } from '#engines/schedule_files/rows_columns'
import { momentText } from '#engines/scheduling/moment'
import type { FileTask, ScheduleFile } from '#engines/schedule_files/schedule_file'
import type { ChangeFields } from '#production/schedules/change'
import { presentPlanFacts } from '#production/schedules/present_task'
import type { Task } from '#production/tasks/task'

type Progress = Pick<ChangeFields, 'actualStart' | 'actualFinish' | 'remaining' | 'percentComplete'>

/** What a file states of a task, as far as its format can; calendars by their ids here. */
export function fieldsOf(
  task: FileTask,
  { format, progress }: ScheduleFile,
  calendarId: number | null
): ChangeFields {
  const { kind, name, duration, constraint } = task
  if (kind === 'summary') return { name, kind }
  const held = {
    constraintKind: constraint?.kind ?? null,
    constraintAt: momentText(constraint?.at ?? null),
  }
  const done = {
    actualStart: momentText(task.actualStart),
    actualFinish: momentText(task.actualFinish),
    remaining: task.remaining,
    percentComplete: task.percent,
  }
  if (format === 'csv' || format === 'xlsx')
    return { name, kind, duration, ...held, ...statedProgress(done, progress ?? []) }
  const placed = { deadline: momentText(task.deadline), pinnedStart: momentText(task.pinnedStart) }
  return {
    ...{ name, kind, duration, calendarId, ...held },
    // Primavera has neither
    ...(format === 'mspdi' && placed),
    ...done,
  }
}

/** A table leaves as it is what it has no column for. */
function statedProgress(done: Progress, columns: readonly ProgressColumn[]): Partial<Progress> {
  const has = (column: ProgressColumn) => columns.includes(column)
  const { actualStart, actualFinish, remaining, percentComplete } = done
  return {
    ...(has('percent') && { percentComplete }),
    ...(has('actualStart') && { actualStart }),
    ...(has('actualFinish') && { actualFinish }),
    ...((has('remaining') || (has('percent') && actualStart !== null)) && { remaining }),
  }
}

/** The members of which a task here has another value. */
export function differing(task: Task, fields: ChangeFields): (keyof ChangeFields)[] {
  const own: ChangeFields = presentPlanFacts(task)
  const names = Object.keys(fields) as (keyof ChangeFields)[]
  return names.filter((name) => fields[name] !== own[name])
}
