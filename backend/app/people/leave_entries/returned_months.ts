import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { accrualOfMonth, type AccrualRules, type Employed } from '#engines/labour/leave_accrual'
import type { NewEntry } from './append_entries.js'
import { endOfMonth, monthOf } from './open_months.js'

interface Returned {
  employeeId: number
  services: readonly Employed[]
}

interface Earning {
  leaveTypeId: number
  rules: AccrualRules
  /** The last month that is over. */
  until: string
}

/**
 * What is still earned in months that were written up to a last day, by somebody who came back before
 * their end: the whole month less what is written of it. Rows are of one kind of leave and of months up to
 * `until`; a month that is not written at all is left to the run of months.
 */
export async function restOfReturnedMonths(
  client: Pick<QueryClientContract, 'from'>,
  people: readonly Returned[],
  { leaveTypeId, rules, until }: Earning
): Promise<NewEntry[]> {
  const returns = people.flatMap((person) => returnsOf(person, until))
  if (!returns.length) return []
  const written = await writtenBy(client, leaveTypeId, returns)
  return returns.flatMap(({ employeeId, services, on }) => {
    const month = monthOf(on)
    const sum = written.get(`${employeeId} ${month}`)
    if (sum === undefined) return []
    const daysE4 = accrualOfMonth(month, services, rules) - sum
    if (daysE4 <= 0) return []
    return [
      {
        ...{ employeeId, leaveTypeId, kind: 'accrual' as const, daysE4 },
        effectiveOn: endOfMonth(month),
        key: `accrual:${leaveTypeId}:${employeeId}:${on}`,
      },
    ]
  })
}

/** The days on which somebody came back in the month in which a service had ended. */
const returnsOf = ({ employeeId, services }: Returned, until: string) =>
  services.slice(1).flatMap(({ joinedOn: on }, at) => {
    const { endedOn } = services[at]!
    const isSame = endedOn !== null && monthOf(endedOn) === monthOf(on) && monthOf(on) <= until
    return isSame ? [{ employeeId, services, on }] : []
  })

/** Days of the months in question that the ledger holds as earned, by employee and month. */
async function writtenBy(
  client: Pick<QueryClientContract, 'from'>,
  leaveTypeId: number,
  returns: readonly { employeeId: number; on: string }[]
) {
  const rows: { employee_id: number; effective_on: string; days_e4: number | string }[] =
    await client
      .from('leave_entries')
      .where({ leave_type_id: leaveTypeId, kind: 'accrual' })
      .whereIn('employee_id', [...new Set(returns.map(({ employeeId }) => employeeId))])
      .select('employee_id', 'effective_on', 'days_e4')
  const written = new Map<string, number>()
  for (const row of rows) {
    const key = `${row.employee_id} ${monthOf(row.effective_on)}`
    written.set(key, (written.get(key) ?? 0) + Number(row.days_e4))
  }
  return written
}
