import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { settledDays } from '#people/shared/services'

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
  const settled = await settledDays(client, employeeId === undefined ? undefined : [employeeId])
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
