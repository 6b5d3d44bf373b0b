import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Client = Pick<QueryClientContract, 'from'>

/** The sum of a ledger, in ten-thousandths of a day; until a day, where one is named. */
export async function balanceOf(
  client: Client,
  { employeeId, leaveTypeId }: { employeeId: number; leaveTypeId: number },
  until?: string
): Promise<number> {
  const query = client
    .from('leave_entries')
    .where({ employee_id: employeeId, leave_type_id: leaveTypeId })
  if (until !== undefined) query.where('effective_on', '<=', until)
  const row = await query.sum('days_e4 as sum').first()
  return Number(row?.sum ?? 0)
}

/** The same of every kind of leave of one person. */
export async function balancesOf(client: Client, employeeId: number): Promise<Map<number, number>> {
  const rows = await client
    .from('leave_entries')
    .where('employee_id', employeeId)
    .groupBy('leave_type_id')
    .select('leave_type_id')
    .sum('days_e4 as sum')
  return new Map(rows.map((row) => [row.leave_type_id, Number(row.sum)]))
}

/** What is asked for and not yet decided, by kind. */
export async function pendingOf(client: Client, employeeId: number): Promise<Map<number, number>> {
  const rows = await client
    .from('leave_requests')
    .where({ employee_id: employeeId, status: 'submitted' })
    .groupBy('leave_type_id')
    .select('leave_type_id')
    .sum('days_e4 as sum')
  return new Map(rows.map((row) => [row.leave_type_id, Number(row.sum)]))
}

/** What was taken from a day on, less what was given back, by kind. */
export async function takenSince(client: Client, employeeId: number, from: string) {
  const rows = await client
    .from('leave_entries')
    .where('employee_id', employeeId)
    .whereIn('kind', ['taken', 'returned'])
    .where('effective_on', '>=', from)
    .groupBy('leave_type_id')
    .select('leave_type_id')
    .sum('days_e4 as sum')
  return new Map<number, number>(rows.map((row) => [row.leave_type_id, 0 - Number(row.sum)]))
}
