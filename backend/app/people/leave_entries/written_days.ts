import type { QueryClientContract } from '@adonisjs/lucid/types/database'

interface Written {
  /** Day of the last month that was earned. */
  lastOn?: string
  /** Day of an opening balance. */
  openedOn?: string
}

/** How far the ledger of a kind of leave is written for these people. */
export async function writtenDays(
  client: Pick<QueryClientContract, 'from'>,
  typeId: number,
  employeeIds: readonly number[]
): Promise<Map<number, Written>> {
  const rows = await client
    .from('leave_entries')
    .where('leave_type_id', typeId)
    .whereIn('kind', ['accrual', 'opening'])
    .whereIn('employee_id', [...employeeIds])
    .groupBy('employee_id', 'kind')
    .select('employee_id', 'kind')
    .max('effective_on as last')
  const written = new Map<number, Written>()
  for (const { employee_id: id, kind, last } of rows)
    written.set(id, { ...written.get(id), [kind === 'opening' ? 'openedOn' : 'lastOn']: last })
  return written
}
