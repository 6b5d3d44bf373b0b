import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DAY_E4 } from '#engines/labour/leave_days'
import { suspendedDays } from '#engines/labour/special_leave'
import { parseDay } from '#engines/scheduling/moment'
import type { Employment } from './service_start.js'

type Client = Pick<QueryClientContract, 'from'>

interface Stretch {
  first: number
  last: number
}

/**
 * Days of everyone that are no service, until a day: of each leave without pay what is longer than the law
 * counts (article 116). Leaves that follow each other without a day between them are one; those of a service
 * before the one that counts are left out.
 */
export async function daysWithoutService(
  client: Client,
  until: string,
  { employments, employeeId }: { employments: Map<number, Employment>; employeeId?: number }
): Promise<Map<number, number>> {
  const query = client
    .from('leave_requests as r')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .where({ 't.basis': 'unpaid', 'r.status': 'approved' })
    .where('r.from_on', '<=', until)
    .orderBy('r.employee_id')
    .orderBy('r.from_on')
    .orderBy('r.id')
    .select('r.employee_id', 'r.from_on', 'r.to_on')
  if (employeeId !== undefined) query.where('r.employee_id', employeeId)
  const stretches = new Map<number, Stretch[]>()
  for (const row of await query) {
    const startOn = employments.get(row.employee_id)?.startOn
    if (startOn && row.from_on < startOn) continue
    const own = stretches.get(row.employee_id) ?? []
    join(own, { first: parseDay(row.from_on), last: parseDay(earlier(row.to_on, until)) })
    stretches.set(row.employee_id, own)
  }
  return new Map([...stretches].map(([id, own]) => [id, sumOf(own)]))
}

/** Adds a stretch to those before it, or to the last of them where it goes on from there. */
function join(stretches: Stretch[], next: Stretch) {
  const before = stretches.at(-1)
  if (before && next.first <= before.last + 1) before.last = Math.max(before.last, next.last)
  else stretches.push(next)
}

const sumOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { first, last }) => sum + suspendedDays(last - first + 1), 0)

const earlier = (a: string, b: string) => (a < b ? a : b)

/** Days of leave without pay of someone between two days, in ten-thousandths; half days count as half. */
export async function unpaidDaysBetween(
  client: Client,
  employeeId: number,
  { from, to }: { from: string; to: string }
): Promise<number> {
  const rows = await client
    .from('leave_requests as r')
    .join('leave_types as t', 't.id', 'r.leave_type_id')
    .where({ 't.basis': 'unpaid', 'r.status': 'approved', 'r.employee_id': employeeId })
    .where('r.from_on', '<=', to)
    .where('r.to_on', '>=', from)
    .select('r.from_on', 'r.to_on', 'r.starts_half', 'r.ends_half')
  return rows.reduce((sum, row) => {
    const first = row.from_on > from ? row.from_on : from
    const days = parseDay(earlier(row.to_on, to)) - parseDay(first) + 1
    const halves =
      Number(Boolean(row.starts_half) && row.from_on >= from) +
      Number(Boolean(row.ends_half) && row.to_on <= to)
    return sum + days * DAY_E4 - (halves * DAY_E4) / 2
  }, 0)
}
