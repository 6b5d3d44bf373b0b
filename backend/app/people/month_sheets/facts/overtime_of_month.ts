import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

/** Overtime of somebody in a month. */
export interface OvertimeOfMonth {
  /** Minutes that were approved, by their day. */
  approved: ReadonlyMap<string, number>
  /** Days for which a request is not decided. */
  open: readonly string[]
}

interface Request {
  employee_id: number
  worked_on: string
  minutes: number
  status: string
}

/** What some people asked to work beyond their hours; nothing counts that is not approved. */
export async function overtimeOfMonth(
  client: Pick<QueryClientContract, 'from'>,
  { firstOn, lastOn }: Month,
  people: readonly Person[]
): Promise<(id: number) => OvertimeOfMonth> {
  const rows: Request[] = await client
    .from('overtime_requests')
    .whereIn(
      'employee_id',
      people.map(({ id }) => id)
    )
    .whereBetween('worked_on', [firstOn, lastOn])
    .whereIn('status', ['approved', 'submitted'])
    .orderBy('worked_on')
    .select('employee_id', 'worked_on', 'minutes', 'status')
  const requests = byPerson(rows)
  return (id) => {
    const approved = new Map<string, number>()
    for (const { worked_on: on, minutes, status } of requests(id))
      if (status === 'approved') approved.set(on, (approved.get(on) ?? 0) + Number(minutes))
    const open = requests(id).filter(({ status }) => status === 'submitted')
    return { approved, open: open.map(({ worked_on: on }) => on) }
  }
}
