import { BASE_CURRENCY } from '#engines/money/money'
import type { Approver } from '#core/approvals/approver'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changedSince } from './changed_since.js'
import { equipmentChanges } from './equipment_entries.js'
import { refusePaidMonth } from './month_paid.js'
import { payOutLeave, returnLeave } from './leave_entries.js'
import { recordSettlement, saveSettlement, SETTLEMENT } from './record_settlement.js'
import { reckon } from './save_settlement.js'
import type Settlement from './settlement.js'

/**
 * Submits a locked settlement as it comes out now.
 * @throws AppError 409 SETTLEMENT_EQUIPMENT for what is held and not entered, SETTLEMENT_RETURNED for what
 *   is not held any more, SETTLEMENT_BELOW_ZERO, SETTLEMENT_MONTH_PAID or as `reckon`, 422 on an entry without its value
 */
export async function submitSettlement(uow: UnitOfWork, settlement: Settlement) {
  const before = settlement.toAudit()
  await refuseEquipment(uow, settlement)
  refuseUnvalued(settlement)
  await reckon(uow, settlement)
  await refusePaidMonth(uow.trx, settlement)
  const { netMinor, employee, number, id } = settlement
  if (netMinor < 0)
    throw conflict('SETTLEMENT_BELOW_ZERO', {
      params: { amount: baseMoney(-netMinor), currency: BASE_CURRENCY },
    })
  settlement.merge({ status: 'submitted', reason: null })
  await saveSettlement(uow, settlement)
  await openApproval(uow, {
    documentType: SETTLEMENT,
    documentId: id,
    documentNumber: number,
    title: employee.name,
    titleAr: employee.nameAr,
    link: `/hr/settlements/${id}`,
    documentVersion: settlement.version,
    authoredBy: settlement.createdBy,
    writtenIn: [{ entityType: SETTLEMENT, entityId: id, actions: ['create', 'update', 'submit'] }],
    amountMinor: netMinor,
    currency: BASE_CURRENCY,
  })
  await recordSettlement(uow, 'submit', settlement, { before, after: settlement.toAudit() })
}

async function refuseEquipment(uow: UnitOfWork, settlement: Settlement) {
  const { unlisted, returned } = await equipmentChanges(uow.trx, settlement)
  const named = (entries: { text: string }[]) => ({
    params: { equipment: entries.map(({ text }) => text).join(', ') },
  })
  if (unlisted.length) throw conflict('SETTLEMENT_EQUIPMENT', named(unlisted))
  if (returned.length) throw conflict('SETTLEMENT_RETURNED', named(returned))
}

function refuseUnvalued({ entries }: Settlement) {
  const missing = entries.findIndex(({ amountMinor }) => amountMinor === null)
  if (missing >= 0) throw invalid({ [`entries.${missing}.amount`]: ['required'] })
}

interface Decision {
  comment: string | null
  by: Approver
}

const about = ({ id: documentId, netMinor: amountMinor }: Settlement) => ({
  ...{ documentType: SETTLEMENT, documentId, amountMinor },
})

/**
 * Approves a locked settlement: its figures stay as they are from then on, and the leave that it pays out
 * leaves the ledger. While further steps follow, it stays submitted.
 * @throws AppError as `decide`, 409 SETTLEMENT_CHANGED where it would come out otherwise by now,
 *   SETTLEMENT_MONTH_PAID
 */
export async function approveSettlement(
  uow: UnitOfWork,
  settlement: Settlement,
  { comment, by }: Decision
) {
  const before = settlement.toAudit()
  const { status } = await decide(uow, { ...about(settlement), decision: 'approve', comment, by })
  if (status === 'approved') {
    // the person is locked: against leave and pay that are entered at the same moment
    if ((await changedSince(uow.trx, settlement)).length) throw conflict('SETTLEMENT_CHANGED')
    await refusePaidMonth(uow.trx, settlement)
    settlement.merge({ status, approvedOn: today() })
    await payOutLeave(uow, settlement)
  }
  await saveSettlement(uow, settlement)
  const after = { ...settlement.toAudit(), ...(comment && { comment }) }
  await recordSettlement(uow, 'approve', settlement, { before, after })
}

/** @throws AppError as `decide` */
export async function rejectSettlement(
  uow: UnitOfWork,
  settlement: Settlement,
  { reason, by }: { reason: string; by: Approver }
) {
  const before = settlement.toAudit()
  await decide(uow, { ...about(settlement), decision: 'reject', comment: reason, by })
  settlement.merge({ status: 'rejected', reason })
  await saveSettlement(uow, settlement)
  await recordSettlement(uow, 'reject', settlement, { before, after: settlement.toAudit() })
}

/** Cancels a locked settlement; leave that it has paid out returns to the ledger. */
export async function cancelSettlement(uow: UnitOfWork, settlement: Settlement, reason: string) {
  const before = settlement.toAudit()
  if (settlement.status === 'approved') await returnLeave(uow, settlement)
  else await voidApproval(uow, SETTLEMENT, settlement.id, reason)
  settlement.merge({ status: 'cancelled', reason, openGuard: null })
  await saveSettlement(uow, settlement)
  await recordSettlement(uow, 'cancel', settlement, { before, after: settlement.toAudit() })
}

/** Notes that a locked settlement was paid. @throws AppError 422 for a day to come or before its approval */
export async function paySettlement(
  uow: UnitOfWork,
  settlement: Settlement,
  { paidOn, reference = null }: { paidOn: string; reference?: string | null }
) {
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn < settlement.approvedOn!) throw invalid({ paidOn: ['beforeApproval'] })
  const before = settlement.toAudit()
  settlement.merge({ status: 'paid', paidOn, paymentReference: reference })
  await saveSettlement(uow, settlement)
  await recordSettlement(uow, 'pay', settlement, { before, after: settlement.toAudit() })
}
