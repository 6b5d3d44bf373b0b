import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Months that the page of a person shows. */
const MOST = 24

const SUMS = ['wages', 'overtime', 'deducted', 'net'] as const

/** What somebody was paid in a month, in minor units. */
export type LockedMonth = { month: string } & Record<(typeof SUMS)[number], number>

/** The months of somebody that are locked, the latest first. */
export async function lockedMonthsOf(
  client: Pick<QueryClientContract, 'from'>,
  employeeId: number
): Promise<LockedMonth[]> {
  const query = client
    .from('month_sheet_lines as l')
    .join('month_sheets as s', 's.id', 'l.month_sheet_id')
    .where({ 'l.employee_id': employeeId, 's.status': 'locked' })
    .groupBy('s.month')
    .orderBy('s.month', 'desc')
    .limit(MOST)
    .select('s.month')
  for (const name of SUMS) void query.sum(`l.${name}_minor as ${name}`)
  const rows = await query
  return rows.map(({ month, wages, overtime, deducted, net }) => ({
    ...{ month, wages: Number(wages), overtime: Number(overtime) },
    ...{ deducted: Number(deducted), net: Number(net) },
  }))
}
