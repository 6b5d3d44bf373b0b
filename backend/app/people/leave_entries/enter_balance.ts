import type { Infer } from '@vinejs/vine/types'
import { randomUUID } from 'node:crypto'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { isDuplicate } from '#core/database/failures'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import LeaveType from '#people/leave_types/leave_type'
import { appendEntries } from './append_entries.js'
import type { leaveEntryValidator } from './validator.js'

/** `entity_type` of the audit log; its id is the employee's. */
export const LEAVE_ENTRY = 'leave_entry'

/**
 * Enters an opening balance or a correction.
 * @throws AppError 404, 422, 409 LEAVE_OPENED where there is an opening balance or a month before it
 */
export async function enterBalance(
  uow: UnitOfWork,
  employeeId: number,
  input: Infer<typeof leaveEntryValidator>
) {
  const person = await uow.trx.from('employees').where('id', employeeId).forUpdate().first()
  if (!person) throw notFound()
  const { leaveTypeId, kind, effectiveOn, days, note } = input
  const type = await LeaveType.query({ client: uow.trx }).where('id', leaveTypeId).first()
  if (!type || type.basis !== 'accrued') throw invalid({ leaveTypeId: ['absent'] })
  const daysE4 = Number(parseDecimal(days, 4))
  if (daysE4 === 0) throw invalid({ days: ['range'] })
  if (effectiveOn > today()) throw invalid({ effectiveOn: ['inFuture'] })
  const isOpening = kind === 'opening'
  if (isOpening && (await hasMonths(uow, employeeId, leaveTypeId))) throw conflict('LEAVE_OPENED')
  const key = isOpening ? `opening:${leaveTypeId}:${employeeId}` : `adjustment:${randomUUID()}`
  const entry = { employeeId, leaveTypeId, kind, effectiveOn, daysE4, key, note }
  await appendEntries(uow, [entry]).catch((error) => {
    throw isDuplicate(error) ? conflict('LEAVE_OPENED') : error
  })
  await uow.audit({
    ...{ action: 'create', entityType: LEAVE_ENTRY, entityId: employeeId },
    label: `${person.number} · ${type.name}`,
    after: { leaveTypeId, kind, effectiveOn, days, note },
  })
}

/** Months that were earned before would be in the opening balance as well. */
async function hasMonths({ trx }: UnitOfWork, employeeId: number, leaveTypeId: number) {
  const of = { employee_id: employeeId, leave_type_id: leaveTypeId, kind: 'accrual' }
  return Boolean(await trx.from('leave_entries').where(of).first())
}
