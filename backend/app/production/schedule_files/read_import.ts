import { PermanentJobError } from '#core/jobs/define_job'
import { openForWork } from '#core/scanning/work_bytes'
import { findFile } from '#core/storage/find_files'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import type { ReadSchedule } from '#engines/schedule_files/orders'
import { readConfined } from '#engines/schedule_files/read_confined'
import { usualDay } from '#engines/schedule_files/xer_calendars'
import { abilitiesOf } from '#identity/guard/abilities'
import type Project from '#production/projects/project'
import { readPlan, type PlanState } from '#production/schedules/plan_state'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import type ScheduleImport from './schedule_import.js'

/** What jobs about a schedule need of the person who requested them, when they run. */
export const NEEDED = 'schedules.manage'

/**
 * Reads the file of an import again, in a process of its own.
 * @throws ScheduleFileError for what is no schedule, PermanentJobError for a file that is gone
 */
export async function readImport(
  batch: ScheduleImport,
  project: Project,
  signal: AbortSignal
): Promise<{ read: ReadSchedule; state: PlanState }> {
  const file = await findFile(batch.fileId)
  if (!file) throw new PermanentJobError('jobs.reasons.record_gone')
  const state = await readPlan(project.id)
  const { path } = await writeTmpFile(await openForWork(file.storage_key, signal), { signal })
  try {
    const order = { path, format: batch.format, defaults: await defaultsOf(project, state) }
    return { read: await readConfined(order, signal), state }
  } finally {
    await removeTmpFile(path)
  }
}

/** What a table does not say: the schedule of the project has it. */
async function defaultsOf({ name }: Project, { settings }: PlanState) {
  const { calendar, rules } = (await planCalendars()).get(settings.calendarId)!
  const minutesPerDay = Math.round((calendar.hoursPerDayE4 * 60) / 10_000) || usualDay(rules)
  return {
    name,
    start: settings.start,
    dataDate: settings.dataDate,
    calendar: { key: String(calendar.id), name: calendar.name, rules, minutesPerDay },
  }
}

/** @returns all that the person may do. @throws PermanentJobError when they may no longer change schedules */
export async function requireRight(
  userId: number | null,
  ability: string = NEEDED
): Promise<ReadonlySet<string>> {
  const abilities: ReadonlySet<string> = userId ? await abilitiesOf(userId) : new Set()
  if (!abilities.has(ability)) throw new PermanentJobError('schedule_files.forbidden')
  return abilities
}
