import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { settleInvoice, takeBack } from '#commercial/invoices/actions/settle_invoice'
import { recordWriteOff, saveWriteOff, WRITE_OFF } from './records.js'
import type WriteOff from './write_off.js'

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked write-off; approved, its amount leaves the invoice today.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 422 where less is open by now or today is locked
 */
export async function decideWriteOff(uow: UnitOfWork, writeOff: WriteOff, requested: Decision) {
  const before = writeOff.toAudit()
  const { id, invoiceId, amountMinor } = writeOff
  const about = { documentType: WRITE_OFF, documentId: id, amountMinor }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status === 'approved') {
    await requireUnlocked(uow, 'sales', { day: today() })
    const settledOn = today()
    await settleInvoice(uow, { invoiceId, writeOffId: id, amountMinor, settledOn })
    writeOff.merge({ status, writtenOffOn: settledOn })
  }
  if (status === 'rejected') writeOff.merge({ status, comment: requested.comment })
  await saveWriteOff(uow, writeOff)
  await recordWriteOff(uow, requested.decision, writeOff, { before, after: writeOff.toAudit() })
}

/** Withdraws a locked write-off that waits. */
export async function cancelWriteOff(uow: UnitOfWork, writeOff: WriteOff, reason: string) {
  const before = writeOff.toAudit()
  writeOff.merge({ status: 'cancelled', comment: reason })
  await saveWriteOff(uow, writeOff)
  await voidApproval(uow, WRITE_OFF, writeOff.id, reason)
  await recordWriteOff(uow, 'cancel', writeOff, { before, after: writeOff.toAudit() })
}

/** The client pays after all: the amount is owed again from today. @throws AppError 422 PERIOD_LOCKED */
export async function reverseWriteOff(uow: UnitOfWork, writeOff: WriteOff, reason: string) {
  await requireUnlocked(uow, 'sales', { day: today() })
  const before = writeOff.toAudit()
  const { id: writeOffId, invoiceId, amountMinor } = writeOff
  await takeBack(uow, { invoiceId, writeOffId, amountMinor, settledOn: today() })
  writeOff.merge({ status: 'reversed', reversedOn: today(), comment: reason })
  await saveWriteOff(uow, writeOff)
  await recordWriteOff(uow, 'reverse', writeOff, { before, after: writeOff.toAudit() })
}
