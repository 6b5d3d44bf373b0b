import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { accrualOfMonth, type Employed } from '#engines/labour/leave_accrual'
import { addMonths } from '#engines/labour/service_years'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type Employee from '#people/employees/employee'
import { endOfMonth, openMonths } from '#people/leave_entries/open_months'
import { accrualRulesOf } from '#people/leave_types/accrual_rules'
import LeaveType from '#people/leave_types/leave_type'
import { servicesOf } from '#people/shared/services'
import type { LeaveLeft } from './figures.js'

/** How the rows begin that a settlement has written into the ledger of leave. */
export const entriesKey = (settlementId: number) => `settlement:${settlementId}:`

interface Leaving {
  employee: Pick<Employee, 'id' | 'joinOn' | 'endOn'>
  lastDayOn: string
  /** The settlement whose own rows of the ledger don't count. */
  settlementId: number | null
}

/** Months that are not in the ledger yet, with what each of them earns. */
export interface Unwritten {
  month: string
  daysE4: number
}

/**
 * What is left of each kind of leave that is earned, as of the last day: the ledger, and what the months up
 * to it have earned that is not written yet. The last month is earned by its days, also where it is written
 * already as a whole one.
 */
export async function leaveLeft(
  client: QueryClientContract,
  leaving: Leaving
): Promise<(LeaveLeft & { unwritten: Unwritten[] })[]> {
  const types = await LeaveType.query({ client }).where('basis', 'accrued').orderBy('id')
  const left: (LeaveLeft & { unwritten: Unwritten[] })[] = []
  const services = await servicesUntil(client, leaving)
  for (const type of types) left.push(await leftOf(client, { ...leaving, services }, type))
  return left
}

/** What was served up to the last day. */
async function servicesUntil(client: QueryClientContract, { employee, lastDayOn }: Leaving) {
  const services = (await servicesOf(client, [employee.id]))(employee)
  return services
    .filter(({ joinedOn }) => joinedOn <= lastDayOn)
    .map(({ joinedOn, endedOn }) => ({
      joinedOn,
      endedOn: endedOn !== null && endedOn < lastDayOn ? endedOn : lastDayOn,
    }))
}

type Served = Leaving & { services: readonly Employed[] }

interface Entry {
  kind: string
  effective_on: string
  days_e4: number | string
  entry_key: string
}

async function leftOf(client: QueryClientContract, leaving: Served, type: LeaveType) {
  const { employee, lastDayOn, settlementId } = leaving
  const lastMonth = lastDayOn.slice(0, 7)
  const before = endOfMonth(formatDay(addMonths(parseDay(`${lastMonth}-01`), -1)).slice(0, 7))
  const rows: Entry[] = await client
    .from('leave_entries')
    .where({ employee_id: employee.id, leave_type_id: type.id })
    .where('effective_on', '<=', endOfMonth(lastMonth))
    .select('kind', 'effective_on', 'days_e4', 'entry_key')
  const own = settlementId === null ? null : entriesKey(settlementId)
  const counted = rows.filter(
    ({ kind, effective_on: on, entry_key: key }) =>
      on <= (kind === 'accrual' ? before : lastDayOn) && !(own && key.startsWith(own))
  )
  // written as a whole one, or by other days than there are now
  const isWritten = rows.some(({ kind, effective_on: on }) => kind === 'accrual' && on > before)
  const unwritten = monthsOf(leaving, type, counted, isWritten)
  const sum = (values: readonly (number | string)[]) =>
    values.reduce<number>((all, value) => all + Number(value), 0)
  return {
    ...{ leaveTypeId: type.id, name: type.name, nameAr: type.nameAr, unwritten },
    daysE4: sum(counted.map((row) => row.days_e4)) + sum(unwritten.map(({ daysE4 }) => daysE4)),
  }
}

/** The months that the counted rows don't hold, the last one among them. */
function monthsOf(
  { services, lastDayOn }: Served,
  type: LeaveType,
  counted: readonly Entry[],
  isWritten: boolean
): Unwritten[] {
  const lastMonth = lastDayOn.slice(0, 7)
  const keptSince = type.createdAt.toISODate()!
  const known = { lastOn: lastOf(counted, 'accrual'), openedOn: lastOf(counted, 'opening') }
  const open = openMonths({ services, ...known, keptSince }, lastMonth)
  const rules = accrualRulesOf(type)
  return [...new Set([...open, ...(isWritten ? [lastMonth] : [])])].map((month) => ({
    month,
    daysE4: accrualOfMonth(month, services, rules),
  }))
}

const lastOf = (rows: readonly Entry[], kind: string) =>
  rows
    .filter((row) => row.kind === kind)
    .reduce<string | null>(
      (last, { effective_on: on }) => (last === null || on > last ? on : last),
      null
    )
