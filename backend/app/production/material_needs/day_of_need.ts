import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Moment } from '#engines/scheduling/moment'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import type MaterialNeed from './material_need.js'
import { needDay } from './need_day.js'

/** The day of one need, in the calendar of its schedule. @param start of its task */
export async function dayOfNeed(
  trx: TransactionClientContract,
  { projectId, leadDays }: MaterialNeed,
  start: Moment | null
): Promise<string | null> {
  const schedule = await trx.from('schedules').where('project_id', projectId).firstOrFail()
  const { rules } = (await planCalendars(trx)).get(Number(schedule.calendar_id))!
  return needDay(rules, start, leadDays)
}
