import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { weekStartOf } from '#engines/labour/timesheet'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type MonthSheet from '../month_sheet.js'
import { basisOfMonth } from './basis_of_month.js'
import { SICK_DAYS_BACK } from './leave_of_month.js'
import type { Month } from './month.js'

type Client = Pick<QueryClientContract, 'from'>

/** Everyone of whom something was written since, that the lines of a month may be made of. */
export async function changedPeople(
  client: Client,
  sheet: Pick<MonthSheet, 'id' | 'basis'>,
  month: Month,
  since: string
): Promise<number[]> {
  const ids = new Set<number>()
  for (const query of changesOf(client, month, since))
    for (const { id } of await query) ids.add(Number(id))
  // a public holiday, a setting, or how a kind of leave counts, is everyone's
  if (sheet.basis !== (await basisOfMonth(client, month))) {
    const rows = await client
      .from('month_sheet_lines')
      .where('month_sheet_id', sheet.id)
      .distinct('employee_id as id')
    for (const { id } of rows) ids.add(Number(id))
  }
  return [...ids].sort((a, b) => a - b)
}

function changesOf(client: Client, { firstOn, lastOn }: Month, since: string) {
  const written = (table: string) =>
    client.from(table).where('updated_at', '>=', since).distinct('employee_id as id')
  const sickFrom = formatDay(parseDay(firstOn) - SICK_DAYS_BACK)
  return [
    client
      .from('employees')
      .where('updated_at', '>=', since)
      .where('join_on', '<=', lastOn)
      .select('id'),
    written('pay_rates').where('effective_on', '<=', lastOn),
    written('employee_bank_accounts'),
    written('leave_requests').where('from_on', '<=', lastOn).where('to_on', '>=', sickFrom),
    written('timesheets').whereBetween('week_start', [weekStartOf(firstOn), lastOn]),
    written('overtime_requests').whereBetween('worked_on', [firstOn, lastOn]),
    written('attendance_days').whereBetween('on', [firstOn, lastOn]),
    written('settlements').whereBetween('last_day_on', [firstOn, lastOn]),
  ]
}
