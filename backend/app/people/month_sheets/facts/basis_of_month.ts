import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { setting } from '#core/settings/settings'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { holidaysBetween } from '#people/leave_requests/leave_rules'
import { SICK_DAYS_BACK } from './leave_of_month.js'
import type { Month } from './month.js'

/** Settings that figures of everyone depend on. */
const SETTINGS = ['weekendDays', 'timesheetExempt', 'overtimeFactor'] as const

/**
 * A hash of what the lines of everyone in a month depend on: public holidays, rules of leave and settings.
 * Another hash later means that figures may be others now, also where something was deleted.
 */
export async function basisOfMonth(
  client: Pick<QueryClientContract, 'from'>,
  { firstOn, lastOn }: Month
): Promise<string> {
  const from = formatDay(parseDay(firstOn) - SICK_DAYS_BACK)
  const holidays = [...(await holidaysBetween(client, from, lastOn))].sort()
  const kinds = await client
    .from('leave_types')
    .orderBy('id')
    .select('id', 'basis', 'counts_rest_days', 'counts_holidays')
  const rules = kinds.map(({ id, basis, ...counts }) => [
    ...[id, basis],
    ...[Boolean(counts.counts_rest_days), Boolean(counts.counts_holidays)],
  ])
  const settings = SETTINGS.map((name) => setting<unknown>(name, null))
  return createHash('sha256')
    .update(JSON.stringify([holidays, rules, settings]))
    .digest('hex')
}
