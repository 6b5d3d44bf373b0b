import { baseMoney } from '#core/exchange_rates/at_rate'
import { sqlInstant } from '#core/database/instants'
import { monthEnd } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { nextPosting, PAY_STEP_MINOR, type MonthOfHours } from '#engines/labour/hour_postings'

/** `entity_type` of the audit log. */
export const DEPARTMENT_PAY_COST = 'department_pay_cost'

/**
 * Passes the pay of a month that was locked on to the budgets of its departments, as far as no one's pay follows from
 * it. What a sheet that was opened again has changed goes with a later month.
 */
export async function postPay(uow: UnitOfWork, month: string) {
  const rows = await uow.trx
    .from('month_sheets as s')
    .join('month_sheet_lines as l', 'l.month_sheet_id', 's.id')
    .where('s.month', month)
    .distinct('l.department_id')
    .orderBy('l.department_id')
  for (const { department_id: departmentId } of rows) await postMonth(uow, departmentId, month)
}

async function postMonth(uow: UnitOfWork, departmentId: number, month: string) {
  const posted = await uow.trx
    .from('department_pay_costs')
    .where('department_id', departmentId)
    .max('month as month')
    .sum('amount_minor as amount')
    .first()
  const amountMinor = nextPosting(
    await payOf(uow, departmentId, month),
    { month: posted?.month ?? null, amountMinor: Number(posted?.amount ?? 0) },
    month,
    PAY_STEP_MINOR
  )
  if (amountMinor === null) return
  const [id] = await uow.trx.table('department_pay_costs').insert({
    ...{ department_id: departmentId, month, posted_on: monthEnd(month) },
    ...{ amount_minor: amountMinor, created_at: sqlInstant() },
  })
  await uow.audit({
    ...{ action: 'create', entityType: DEPARTMENT_PAY_COST, entityId: id!, label: month },
    after: { departmentId, month, amount: baseMoney(amountMinor) },
  })
}

/** What people of a department are paid by locked sheets until the end of a month. */
async function payOf(
  uow: UnitOfWork,
  departmentId: number,
  month: string
): Promise<MonthOfHours[]> {
  const rows = await uow.trx
    .from('month_sheets as s')
    .join('month_sheet_lines as l', 'l.month_sheet_id', 's.id')
    .where('l.department_id', departmentId)
    .where('s.status', 'locked')
    .where('s.month', '<=', month)
    .groupBy('s.month', 'l.employee_id')
    .select('s.month', 'l.employee_id')
    .sum('l.net_minor as net')
  return rows.map((row) => ({
    ...{ month: row.month, employeeId: row.employee_id, costMinor: Number(row.net) },
  }))
}
