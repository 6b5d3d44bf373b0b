import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import Employee from '#people/employees/employee'
import { ENDS_WITH_EVENT } from '#people/enums/settlements'
import { computeFigures } from './compute_figures.js'
import { withEquipment } from './equipment_entries.js'
import { sumsOf, type SettlementEntry } from './figures.js'
import { requireLastDay, requireLeaving } from './leaving.js'
import { SETTLEMENT_PDF } from './pdf/print_settlement_job.js'
import { SETTLEMENTS } from './number_series.js'
import { recordSettlement } from './record_settlement.js'
import Settlement from './settlement.js'
import type { createSettlementValidator, updateSettlementValidator } from './validator.js'

type Changes = Infer<typeof updateSettlementValidator>

/**
 * Makes the settlement of someone who leaves as a draft. Equipment that they hold stands among its entries,
 * its value still to be entered.
 * @throws AppError 422, 409 NO_LEAVING, SETTLEMENT_EXISTS or NO_PAY_RATE
 */
export async function createSettlement(
  uow: UnitOfWork,
  { employeeId, ...input }: Infer<typeof createSettlementValidator>
) {
  // two settlements of one person at once don't both find that there is none
  const employee = await Employee.query({ client: uow.trx })
    .where('id', employeeId)
    .forUpdate()
    .first()
  if (!employee) throw invalid({ employeeId: ['absent'] })
  const lastDayOn = await requireLeaving(uow, employee)
  const settlement = new Settlement().useTransaction(uow.trx)
  settlement.merge({ ...emptyColumns(Settlement), employeeId, lastDayOn, openGuard: 1 })
  settlement.merge({ status: 'draft', version: 1, createdBy: uow.actor.id })
  settlement.merge({ isCompensated: false, paysMonth: true, noticeDays: 0 })
  settlement.merge({ entries: [] })
  settlement.$setRelated('employee', employee)
  settlement.number = await nextNumber(uow.trx, SETTLEMENTS, Number(lastDayOn.slice(0, 4)))
  await fill(uow, settlement, input)
  await recordSettlement(uow, 'create', settlement, { after: settlement.toAudit() })
  return settlement
}

/**
 * Changes a locked draft or rejected settlement, and reckons it by what is known now: the last day, pay,
 * leave and the equipment that is held.
 * @throws AppError as `createSettlement`
 */
export async function updateSettlement(uow: UnitOfWork, settlement: Settlement, input: Changes) {
  const before = settlement.toAudit()
  settlement.version++
  await fill(uow, settlement, input)
  await recordSettlement(uow, 'update', settlement, { before, after: settlement.toAudit() })
}

/** Deletes a locked draft with its prints; the audit log keeps its number. */
export async function deleteSettlement(uow: UnitOfWork, settlement: Settlement) {
  for (const { id } of await filesOf(SETTLEMENT_PDF, [settlement.id], uow.trx).select('id'))
    await deleteFile(uow, id)
  await settlement.delete()
  await recordSettlement(uow, 'delete', settlement, { before: settlement.toAudit() })
}

async function fill(uow: UnitOfWork, settlement: Settlement, { entries, ...plain }: Changes) {
  settlement.merge(plain)
  if (entries) settlement.entries = entries.map(entryOf)
  refuseTwice(settlement)
  settlement.entries = await withEquipment(uow.trx, settlement)
  await reckon(uow, settlement)
  refuseFields(settlement)
  refuseTooMuch(settlement)
  settlement.updatedBy = uow.actor.id
  await settlement.save()
}

const entryOf = ({
  kind,
  text,
  amount,
  custodyId = null,
}: NonNullable<Changes['entries']>[number]): SettlementEntry => ({
  // only a piece of equipment is one of the register
  ...{ kind, text, custodyId: kind === 'equipment' ? custodyId : null },
  amountMinor: amount === null ? null : parseMoney(amount, BASE_CURRENCY),
})

/** @throws AppError 422 where one piece of equipment would be taken off twice */
function refuseTwice({ entries }: Settlement) {
  const ids = entries.map(({ custodyId }) => custodyId)
  const twice = ids.findIndex((id, at) => id !== null && ids.indexOf(id) < at)
  if (twice !== -1) throw invalid({ [`entries.${twice}.text`]: ['repeated'] })
}

/** @throws AppError 422 for what the reason of leaving asks for, or doesn't go with */
function refuseFields(settlement: Settlement) {
  const { serviceEnd, eventOn, resignedOn, isCompensated, noticeDays, noticeBy } = settlement
  const { lastDayOn, employee } = settlement
  const needsEvent = ENDS_WITH_EVENT.includes(serviceEnd)
  if (needsEvent && !eventOn) throw invalid({ eventOn: ['required'] })
  if (needsEvent && !resignedOn) throw invalid({ resignedOn: ['required'] })
  if (resignedOn && resignedOn > lastDayOn) throw invalid({ resignedOn: ['afterLastDay'] })
  if (resignedOn && resignedOn < employee.joinOn) throw invalid({ resignedOn: ['beforeJoining'] })
  if (isCompensated && serviceEnd !== 'ended_by_employer')
    throw invalid({ isCompensated: ['onlyDismissal'] })
  if (noticeDays > 0 && !noticeBy) throw invalid({ noticeBy: ['required'] })
}

/**
 * Writes what it comes to by what is known now. Needs `employee`.
 * @throws AppError 409 NO_LEAVING, LEAVING_BEFORE_JOINING or NO_PAY_RATE
 */
export async function reckon(uow: UnitOfWork, settlement: Settlement) {
  settlement.lastDayOn = await requireLastDay(uow, settlement.employee)
  settlement.figures = await computeFigures(uow.trx, settlement)
  const { dueMinor, deductedMinor, netMinor } = sumsOf(settlement.figures, settlement.entries)
  settlement.merge({ dueMinor, deductedMinor, netMinor })
  settlement.awardMinor = settlement.figures.award.minor
}

/** @throws AppError 422 at the entry that takes more than is left */
function refuseTooMuch({ figures, entries }: Settlement) {
  const additions = entries.filter(({ kind }) => kind === 'addition')
  let left = sumsOf(figures, additions).netMinor
  for (const [at, { kind, amountMinor }] of entries.entries()) {
    if (kind === 'addition' || !amountMinor) continue
    left -= amountMinor
    if (left < 0) throw invalid({ [`entries.${at}.amount`]: ['moreThanNet'] })
  }
}
