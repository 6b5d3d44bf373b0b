import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type Settlement from './settlement.js'

/**
 * The days of the last month are paid once: by the settlement, or by payroll.
 * @throws AppError 409 SETTLEMENT_MONTH_PAID where a locked month sheet pays them
 */
export async function refusePaidMonth(
  client: Pick<QueryClientContract, 'from'>,
  { employeeId, lastDayOn, paysMonth }: Settlement
) {
  if (!paysMonth) return
  const month = lastDayOn.slice(0, 7)
  // a sheet that is being locked at the same moment waits for this, or this for it
  const sheet = await client.from('month_sheets').where({ month }).forUpdate().first()
  if (sheet?.status !== 'locked') return
  const line = await client
    .from('month_sheet_lines')
    .where({ month_sheet_id: sheet.id, employee_id: employeeId })
    .where('from_on', '<=', lastDayOn)
    // what another settlement has paid is no pay of the sheet
    .where('wages_minor', '>', 0)
    .first()
  if (line) throw conflict('SETTLEMENT_MONTH_PAID', { params: { month } })
}
