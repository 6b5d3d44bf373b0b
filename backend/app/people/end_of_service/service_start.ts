import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { formatDay, parseDay } from '#engines/scheduling/moment'

type Client = Pick<QueryClientContract, 'from'>

/** What leaving and coming back have made of an employment. */
export interface Employment {
  /** First day of the service that counts; null where it is the joining date. */
  startOn: string | null
  hasLeft: boolean
}

/**
 * The employment on a day of everyone who has left or come back by then. Whoever comes back begins a new
 * service; one that goes on without a day between, and was not settled, is the same (article 84 counts a
 * service once).
 */
export async function employmentsOn(
  client: Client,
  day: string,
  employeeId?: number
): Promise<Map<number, Employment>> {
  const query = client
    .from('job_changes')
    .whereIn('kind', ['left', 'returned'])
    .where('effective_on', '<=', day)
    .orderBy('employee_id')
    .orderBy('effective_on')
    .orderBy('id')
    .select('employee_id', 'kind', 'effective_on')
  if (employeeId !== undefined) query.where('employee_id', employeeId)
  const settled = await settledDays(client, employeeId)
  const employments = new Map<number, Employment & { leftOn: string | null }>()
  for (const { employee_id: id, kind, effective_on: on } of await query) {
    const before = employments.get(id) ?? { startOn: null, hasLeft: false, leftOn: null }
    const goesOn = before.leftOn === on && !settled.has(`${id}:${on}`)
    employments.set(id, {
      startOn: kind === 'left' || goesOn ? before.startOn : on,
      hasLeft: kind === 'left',
      leftOn: kind === 'left' ? on : null,
    })
  }
  return employments
}

/** `<employee>:<day after the last one>` of every leaving whose settlement is decided. */
async function settledDays(client: Client, employeeId?: number): Promise<Set<string>> {
  const query = client
    .from('settlements')
    .whereIn('status', ['approved', 'paid'])
    .select('employee_id', 'last_day_on')
  if (employeeId !== undefined) query.where('employee_id', employeeId)
  const rows = await query
  return new Set(
    rows.map((row) => `${row.employee_id}:${formatDay(parseDay(row.last_day_on) + 1)}`)
  )
}
