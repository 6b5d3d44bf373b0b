import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { isDuplicate } from '#core/database/failures'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { expiredCarryOver, lostAtYearEnd } from '#engines/labour/carry_over'
import { DAY_E4 } from '#engines/labour/leave_days'
import { addMonths } from '#engines/labour/service_years'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import LeaveType from '#people/leave_types/leave_type'
import { appendEntries, type NewEntry } from './append_entries.js'
import { balanceOf } from './balances.js'

/**
 * At the turn of the year takes away what is more than may be carried, and later what was carried and not
 * used in time: once for each person, kind of leave and year. Call it after the months are written.
 * @returns how many rows were written
 */
export async function settleYear(now: string = today()): Promise<number> {
  const types = await LeaveType.query().where({ basis: 'accrued', active: true }).orderBy('id')
  let written = 0
  for (const type of types)
    for (const employeeId of await peopleOf(type, now))
      written += await settle(type, employeeId, now)
  return written
}

const limitsOf = ({ carryDays, carryMonths }: LeaveType) => ({
  mostE4: carryDays === null ? null : carryDays * DAY_E4,
  months: carryMonths,
})

/** Those who had something at the turn of the year. */
async function peopleOf(type: LeaveType, now: string): Promise<number[]> {
  const { mostE4, months } = limitsOf(type)
  if (mostE4 === null && months === null) return []
  const rows = await db
    .from('leave_entries')
    .where('leave_type_id', type.id)
    .where('effective_on', '<', startOf(now))
    .groupBy('employee_id')
    .havingRaw('SUM(days_e4) > 0')
    .orderBy('employee_id')
    .select('employee_id')
  return rows.map((row) => row.employee_id)
}

const startOf = (day: string) => `${day.slice(0, 4)}-01-01`

async function settle(type: LeaveType, employeeId: number, now: string): Promise<number> {
  try {
    return await transact(SYSTEM_ACTOR, async (uow) => {
      // against a request that is approved at the same moment
      await uow.trx.from('employees').where('id', employeeId).forUpdate().first()
      const entries = await entriesOf(uow, type, employeeId, now)
      if (!entries.length) return 0
      await appendEntries(uow, entries)
      for (const { kind, daysE4 } of entries)
        await uow.audit({
          ...{ action: 'accrue', entityType: 'leave_type', entityId: type.id, label: type.name },
          after: { employeeId, kind, days: daysE4 / DAY_E4 },
        })
      return entries.length
    })
  } catch (error) {
    if (isDuplicate(error)) return 0
    throw error
  }
}

async function entriesOf(uow: UnitOfWork, type: LeaveType, employeeId: number, now: string) {
  const start = startOf(now)
  const year = start.slice(0, 4)
  const limits = limitsOf(type)
  const of = { employeeId, leaveTypeId: type.id }
  const before = await balanceOf(uow.trx, of, formatDay(parseDay(start) - 1))
  const lost = lostAtYearEnd(before, limits)
  const entries: NewEntry[] = []
  const add = async (kind: 'lost' | 'expired', effectiveOn: string, daysE4: number) => {
    const key = `${kind}:${type.id}:${employeeId}:${year}`
    const known = await uow.trx.from('leave_entries').where('entry_key', key).first()
    if (daysE4 > 0 && !known) entries.push({ ...of, kind, effectiveOn, daysE4: -daysE4, key })
  }
  await add('lost', start, lost)
  if (limits.months !== null) {
    const expiry = formatDay(addMonths(parseDay(start), limits.months))
    if (expiry <= now)
      await add(
        'expired',
        expiry,
        expiredCarryOver(before - lost, await taken(uow, of, start, expiry))
      )
  }
  return entries
}

/** What was taken since the turn of the year, before the day of expiry. */
async function taken(
  { trx }: UnitOfWork,
  { employeeId, leaveTypeId }: { employeeId: number; leaveTypeId: number },
  from: string,
  before: string
) {
  const row = await trx
    .from('leave_entries')
    .where({ employee_id: employeeId, leave_type_id: leaveTypeId })
    .whereIn('kind', ['taken', 'returned'])
    .where('effective_on', '>=', from)
    .where('effective_on', '<', before)
    .sum('days_e4 as sum')
    .first()
  return 0 - Number(row?.sum ?? 0)
}
