import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { MINUTES_OF_DAY, parseDay, type Moment } from '#engines/scheduling/moment'
import type { PlanSettings } from '#engines/scheduling/network'
import { firmCalendarId } from '#production/work_calendars/firm_calendar'
import Schedule from './schedule.js'

/** How a schedule is computed; `record` is null and `version` 0 where nothing is stored yet. */
export interface ScheduleSettings extends PlanSettings {
  record: Schedule | null
  version: number
  finish: Moment | null
}

/** Work of a plan that names no hour starts when the day does, and finds the first working minute. */
const startOfDay = (day: string) => parseDay(day) * MINUTES_OF_DAY

/** The settings of a project's schedule, or those that a new one begins with: at the project's planned start. */
export async function readSettings(
  projectId: number,
  trx?: TransactionClientContract
): Promise<ScheduleSettings> {
  const record = await Schedule.query(trx && { client: trx })
    .where('projectId', projectId)
    .first()
  if (!record) return newSettings(projectId, trx)
  const { version, start, dataDate, mustFinish, calendarId, finish } = record
  const { lagCalendar, outOfSequence, critical, criticalFloat } = record
  return {
    ...{ record, version, start, dataDate, mustFinish, calendarId, finish },
    ...{ lagCalendar, outOfSequence, critical, criticalFloat },
  }
}

async function newSettings(
  projectId: number,
  trx?: TransactionClientContract
): Promise<ScheduleSettings> {
  const client = trx ?? db
  const project = await client
    .from('projects')
    .where('id', projectId)
    .select('planned_start_on')
    .first()
  return {
    record: null,
    version: 0,
    start: startOfDay(project?.planned_start_on ?? today()),
    dataDate: null,
    mustFinish: null,
    calendarId: await firmCalendarId(client),
    lagCalendar: 'predecessor',
    outOfSequence: 'retained_logic',
    critical: 'float',
    criticalFloat: 0,
    finish: null,
  }
}
