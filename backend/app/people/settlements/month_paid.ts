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
  const line = await client
    .from('month_sheet_lines as l')
    .join('month_sheets as s', 's.id', 'l.month_sheet_id')
    .where({ 'l.employee_id': employeeId, 's.month': month, 's.status': 'locked' })
    .select('l.id')
    .first()
  if (line) throw conflict('SETTLEMENT_MONTH_PAID', { params: { month } })
}
