import { SCHEDULE_FILE } from '#engines/limits/reading'
import { ScheduleFileError } from './errors.js'
import type { ScheduleFile } from './schedule_file.js'

/**
 * What must hold of a schedule in any format before anything is made of it.
 * @throws ScheduleFileError
 */
export function checkFile(file: ScheduleFile): ScheduleFile {
  const { tasks } = file
  if (!tasks.length) throw new ScheduleFileError('no_tasks')
  if (tasks.length > SCHEDULE_FILE.tasks)
    throw new ScheduleFileError('too_many_tasks', String(tasks.length))
  if (file.links.length > SCHEDULE_FILE.links) throw new ScheduleFileError('too_large')
  const levels = new Map<string, number>()
  const codes = new Set<string>()
  for (const { key, parent, code } of tasks) {
    const above = parent === null ? 0 : levels.get(parent)
    if (above === undefined) throw new ScheduleFileError('cycle_of_parents', code)
    if (above >= SCHEDULE_FILE.levels) throw new ScheduleFileError('too_large', code)
    levels.set(key, above + 1)
    if (codes.has(code)) throw new ScheduleFileError('duplicate_codes', code)
    codes.add(code)
  }
  return file
}
