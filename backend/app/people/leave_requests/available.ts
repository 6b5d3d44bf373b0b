import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { accrualOfMonth } from '#engines/labour/leave_accrual'
import { DAY_E4 } from '#engines/labour/leave_days'
import { balanceOf } from '#people/leave_entries/balances'
import { writtenDays } from '#people/leave_entries/written_days'
import { completeMonth, openMonths } from '#people/leave_entries/open_months'
import { accrualRulesOf } from '#people/leave_types/accrual_rules'
import { servicesOf } from '#people/shared/services'
import type { WantedLeave } from './wanted_leave.js'

/**
 * What somebody may take of a kind that is earned: the ledger, what the whole months until the leave will
 * add, and what the firm lets go below zero, less what is asked for already.
 */
export async function available(client: QueryClientContract, wanted: WantedLeave): Promise<number> {
  const { employee, type } = wanted
  const of = { employeeId: employee.id, leaveTypeId: type.id }
  const below = (type.negativeDays ?? 0) * DAY_E4
  const [ledger, toCome, waiting] = [
    await balanceOf(client, of),
    await earnedUntil(client, wanted),
    await waitingFor(client, wanted),
  ]
  return ledger + toCome + below - waiting
}

/** The months that are not written yet and will be over when the leave begins. */
async function earnedUntil(client: QueryClientContract, { employee, type, span }: WantedLeave) {
  const known = (await writtenDays(client, type.id, [employee.id])).get(employee.id)
  const services = (await servicesOf(client, [employee.id]))(employee)
  const keptSince = type.createdAt.toISODate()!
  const { lastOn = null, openedOn = null } = known ?? {}
  const months = openMonths({ services, lastOn, openedOn, keptSince }, completeMonth(span.from))
  const rules = accrualRulesOf(type)
  return months.reduce((sum, month) => sum + accrualOfMonth(month, services, rules), 0)
}

async function waitingFor(
  client: QueryClientContract,
  { employee, type, requestId }: WantedLeave
): Promise<number> {
  const query = client
    .from('leave_requests')
    .where({ employee_id: employee.id, leave_type_id: type.id, status: 'submitted' })
  if (requestId !== undefined) query.whereNot('id', requestId)
  const row = await query.sum('days_e4 as sum').first()
  return Number(row?.sum ?? 0)
}
