import { DateTime } from 'luxon'
import { multiInsert } from '#core/database/multi_insert'
import { ROWS_AT_ONCE } from '#core/database/insert_rows'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { LeaveEntryKind } from '#people/enums/leave_statuses'

export interface NewEntry {
  employeeId: number
  leaveTypeId: number
  kind: LeaveEntryKind
  effectiveOn: string
  daysE4: number
  /** A second row of the same key is refused by the database. */
  key: string
  leaveRequestId?: number
  note?: string | null
}

/** Adds rows to the ledger of leave. @throws where one of their keys is taken (`isDuplicate`) */
export async function appendEntries(uow: UnitOfWork, entries: readonly NewEntry[]) {
  const created = { created_by: uow.actor.id, created_at: sqlInstant(0, DateTime.utc().toMillis()) }
  const rows = entries.map((entry) => ({
    employee_id: entry.employeeId,
    leave_type_id: entry.leaveTypeId,
    kind: entry.kind,
    effective_on: entry.effectiveOn,
    days_e4: entry.daysE4,
    leave_request_id: entry.leaveRequestId ?? null,
    note: entry.note ?? null,
    entry_key: entry.key,
    ...created,
  }))
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await multiInsert(uow.trx, 'leave_entries', rows.slice(at, at + ROWS_AT_ONCE))
}
