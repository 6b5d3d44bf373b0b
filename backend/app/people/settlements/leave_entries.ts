import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { appendEntries, type NewEntry } from '#people/leave_entries/append_entries'
import { balanceOf } from '#people/leave_entries/balances'
import { endOfMonth } from '#people/leave_entries/open_months'
import { entriesKey, leaveLeft, type Unwritten } from './leave_left.js'
import type Settlement from './settlement.js'

/**
 * Takes what is paid out from the ledger, so that nothing is left of it. What was earned up to the last day
 * and isn't written yet is written first; what the ledger holds beyond it is corrected. Needs the lock of
 * the employee.
 */
export async function payOutLeave(uow: UnitOfWork, settlement: Settlement) {
  const { id, employeeId, lastDayOn, number, employee } = settlement
  const left = await leaveLeft(uow.trx, { employee, lastDayOn, settlementId: id })
  for (const { leaveTypeId, daysE4, unwritten } of left) {
    const of = { employeeId, leaveTypeId }
    const months = await missingMonths(uow, of, unwritten)
    const months4 = months.reduce((sum, entry) => sum + entry.daysE4, 0)
    const correction = daysE4 - ((await balanceOf(uow.trx, of)) + months4)
    const own = (kind: 'adjustment' | 'paid_out', days: number): NewEntry => ({
      ...{ ...of, kind, effectiveOn: lastDayOn, daysE4: days, note: number },
      key: `${entriesKey(id)}${kind}:${leaveTypeId}`,
    })
    const entries = [...months, own('adjustment', correction), own('paid_out', -daysE4)]
    await appendEntries(
      uow,
      entries.filter((entry) => entry.daysE4 !== 0)
    )
  }
}

/** The months with the keys that the monthly run would give them, so that it doesn't write them again. */
async function missingMonths(
  { trx }: UnitOfWork,
  { employeeId, leaveTypeId }: { employeeId: number; leaveTypeId: number },
  unwritten: readonly Unwritten[]
): Promise<NewEntry[]> {
  const entries = unwritten.map(({ month, daysE4 }) => ({
    ...{ employeeId, leaveTypeId, kind: 'accrual' as const, daysE4 },
    effectiveOn: endOfMonth(month),
    key: `accrual:${leaveTypeId}:${employeeId}:${month}`,
  }))
  const written = await trx
    .from('leave_entries')
    .whereIn(
      'entry_key',
      entries.map(({ key }) => key)
    )
    .select('entry_key')
  const known = new Set(written.map((row) => row.entry_key))
  return entries.filter(({ key }) => !known.has(key))
}

/** Gives back what a settlement took from the ledger, where it is cancelled after its approval. */
export async function returnLeave(uow: UnitOfWork, { id, number }: Settlement) {
  const rows = await uow.trx
    .from('leave_entries')
    .where('entry_key', 'like', `${entriesKey(id)}%`)
    .orderBy('id')
  await appendEntries(
    uow,
    rows.map((row) => ({
      ...{ employeeId: row.employee_id, leaveTypeId: row.leave_type_id, note: number },
      ...{ kind: 'adjustment' as const, effectiveOn: row.effective_on },
      daysE4: -Number(row.days_e4),
      key: `${row.entry_key}:returned`,
    }))
  )
}
