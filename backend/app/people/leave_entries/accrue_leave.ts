import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { isDuplicate } from '#core/database/failures'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { accrualOfMonth } from '#engines/labour/leave_accrual'
import { accrualRulesOf } from '#people/leave_types/accrual_rules'
import LeaveType from '#people/leave_types/leave_type'
import { appendEntries, type NewEntry } from './append_entries.js'
import { servicesOf } from '#people/shared/services'
import { restOfReturnedMonths } from './returned_months.js'
import { writtenDays } from './written_days.js'
import { completeMonth, endOfMonth, openMonths } from './open_months.js'

/** People of one transaction: a run that is killed has written whole batches, and the next one goes on. */
const BATCH = 100

interface Person {
  id: number
  join_on: string
  end_on: string | null
}

/**
 * Writes what everyone has earned in the months that are over: once for each person, kind of leave and
 * month, however often and on however many workers this runs.
 * @returns how many rows were written
 */
export async function accrueLeave(now: string = today()): Promise<number> {
  const types = await LeaveType.query().where({ basis: 'accrued', active: true }).orderBy('id')
  let written = 0
  for (const type of types)
    for (let after = 0, more = true; more;) {
      const people = await batchAfter(after)
      if (people.length) {
        written += await accrueBatch(type, people, completeMonth(now))
        after = people.at(-1)!.id
      }
      more = people.length === BATCH
    }
  return written
}

const batchAfter = (id: number): Promise<Person[]> =>
  db
    .from('employees')
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'join_on', 'end_on')

async function accrueBatch(type: LeaveType, people: Person[], until: string): Promise<number> {
  try {
    return await transact(SYSTEM_ACTOR, async (uow) => {
      const entries = await missingEntries(uow, type, people, until)
      if (!entries.length) return 0
      await appendEntries(uow, entries)
      const months = [...new Set(entries.map(({ effectiveOn }) => effectiveOn.slice(0, 7)))].sort()
      await uow.audit({
        ...{ action: 'accrue', entityType: 'leave_type', entityId: type.id, label: type.name },
        after: { months: months.join(', '), rows: entries.length },
      })
      return entries.length
    })
  } catch (error) {
    // another worker was faster with one of these people: the next run writes what it left
    if (isDuplicate(error)) return 0
    throw error
  }
}

async function missingEntries(
  uow: UnitOfWork,
  type: LeaveType,
  people: Person[],
  until: string
): Promise<NewEntry[]> {
  const ids = people.map(({ id }) => id)
  const known = await writtenDays(uow.trx, type.id, ids)
  const servicesOfPerson = await servicesOf(uow.trx, ids)
  const keptSince = type.createdAt.toISODate()!
  const rules = accrualRulesOf(type)
  const served = people.map(({ id: employeeId, join_on: joinOn, end_on: endOn }) => ({
    employeeId,
    services: servicesOfPerson({ id: employeeId, joinOn, endOn }),
  }))
  const entries = served.flatMap(({ employeeId, services }) => {
    const { lastOn = null, openedOn = null } = known.get(employeeId) ?? {}
    const months = openMonths({ services, lastOn, openedOn, keptSince }, until)
    return months.map((month) => ({
      ...{ employeeId, leaveTypeId: type.id, kind: 'accrual' as const },
      effectiveOn: endOfMonth(month),
      daysE4: accrualOfMonth(month, services, rules),
      key: `accrual:${type.id}:${employeeId}:${month}`,
    }))
  })
  const earning = { leaveTypeId: type.id, rules, until }
  return [...entries, ...(await restOfReturnedMonths(uow.trx, served, earning))]
}
