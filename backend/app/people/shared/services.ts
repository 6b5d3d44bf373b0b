import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Employed } from '#engines/labour/leave_accrual'
import { formatDay, parseDay } from '#engines/scheduling/moment'

type Client = Pick<QueryClientContract, 'from'>

/** Somebody who may have left and come back. */
export interface Served {
  id: number
  joinOn: string
  endOn: string | null
}

/** Somebody leaves or comes back; `on` is the first day on which it holds. */
interface Move {
  employee_id: number
  kind: 'left' | 'returned'
  on: string
}

export const dayBefore = (day: string): string => formatDay(parseDay(day) - 1)

/**
 * The services of some people in order: from joining, or coming back, to the last day, planned ones too.
 * One that goes on without a day between, and was not settled, is the same (article 84 counts it once).
 */
export async function servicesOf(
  client: Client,
  ids: readonly number[]
): Promise<(person: Served) => Employed[]> {
  const rows: Move[] = await client
    .from('job_changes')
    .whereIn('employee_id', [...ids])
    .whereIn('kind', ['left', 'returned'])
    .orderBy('effective_on')
    .orderBy('id')
    .select('employee_id', 'kind', 'effective_on as on')
  const moves = Map.groupBy(rows, (row) => row.employee_id)
  const settled = await settledDays(client, [...moves.keys()])
  return (person) => servicesBy(person, moves.get(person.id) ?? [], settled)
}

function servicesBy(
  { id, joinOn, endOn }: Served,
  moves: readonly Move[],
  settled: ReadonlySet<string>
): Employed[] {
  const services: Employed[] = []
  let [joinedOn, leftOn]: [string, string | null] = [joinOn, null]
  for (const { kind, on } of moves) {
    if (kind === 'left') leftOn ??= on
    if (kind === 'left' || leftOn === null) continue
    if (on !== leftOn || settled.has(`${id}:${on}`)) {
      services.push({ joinedOn, endedOn: dayBefore(leftOn) })
      joinedOn = on
    }
    leftOn = null
  }
  const endedOn = endOn ?? (leftOn && dayBefore(leftOn))
  return [...services, { joinedOn, endedOn }]
}

/** `<employee>:<day after the last one>` of every leaving whose settlement is decided. */
export async function settledDays(client: Client, ids?: readonly number[]): Promise<Set<string>> {
  const query = client
    .from('settlements')
    .whereIn('status', ['approved', 'paid'])
    .select('employee_id', 'last_day_on')
  if (ids) query.whereIn('employee_id', [...ids])
  const rows = await query
  return new Set(
    rows.map((row) => `${row.employee_id}:${formatDay(parseDay(row.last_day_on) + 1)}`)
  )
}
