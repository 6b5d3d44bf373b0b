import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { publishChange } from '#commercial/shared/publish_change'
import type Receipt from './receipt.js'
import type { reverseReceiptValidator } from './validator.js'
import { aboutReceipt } from './save_receipt.js'
import { giveBack } from '#commercial/invoices/actions/settle_invoice'

/**
 * Takes a locked receipt back: its invoices are owed again. Nothing is deleted; every allocation is
 * met by an entry of the opposite sign, on the day of the reversal.
 * @throws AppError 409 when it was taken back or refunded before, CHEQUE_DECIDES where a cheque is kept for it; 422 for a day before the money came or to come
 */
export async function reverseReceipt(
  uow: UnitOfWork,
  receipt: Receipt,
  input: Infer<typeof reverseReceiptValidator>,
  /** What became of its cheque. */
  by: 'person' | 'cheque' = 'person'
) {
  if (receipt.reversedOn) throw conflict('RECEIPT_REVERSED')
  if (receipt.chequeId !== null && by === 'person') throw conflict('CHEQUE_DECIDES')
  // what went back to the client can no longer go back to the invoices
  if (receipt.refundedMinor > 0) throw conflict('RECEIPT_REFUNDED')
  const reversedOn = input.reversedOn ?? today()
  if (reversedOn > today()) throw invalid({ reversedOn: ['inFuture'] })
  if (reversedOn < receipt.receivedOn) throw invalid({ reversedOn: ['beforeReceipt'] })
  await requireUnlocked(uow, 'sales', { day: reversedOn, field: 'reversedOn' })
  const before = receipt.toAudit()
  await giveBack(uow, receipt.id, reversedOn)
  receipt.merge({
    reversedOn,
    reversalReason: input.reason,
    reversedBy: uow.actor.id,
    allocatedMinor: 0,
    unallocatedMinor: 0,
    version: receipt.version + 1,
    updatedBy: uow.actor.id,
  })
  receipt.refreshSearchText()
  await receipt.save()
  await bookDocument(uow, 'receipt', receipt.id)
  await uow.audit({
    action: 'reverse',
    ...aboutReceipt(receipt),
    before,
    after: receipt.toAudit(),
  })
  publishChange(uow, 'receipts', receipt.id, 'update')
}
