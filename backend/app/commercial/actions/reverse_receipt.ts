import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/exceptions/app_error'
import { today } from '#core/settings/firm_clock'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import type Receipt from '#commercial/models/receipt'
import type { reverseReceiptValidator } from '#commercial/validators/invoice'
import { aboutReceipt } from './save_receipt.js'
import { giveBack } from './settle_invoice.js'

/**
 * Takes a locked receipt back: its invoices are owed again. Nothing is deleted; every allocation is
 * met by an entry of the opposite sign, on the day of the reversal.
 * @throws AppError 409 when it was taken back before; 422 for a day before the money came or to come
 */
export async function reverseReceipt(
  unit: Unit,
  receipt: Receipt,
  input: Infer<typeof reverseReceiptValidator>
) {
  if (receipt.reversedOn) throw conflict('RECEIPT_REVERSED')
  const reversedOn = input.reversedOn ?? today()
  if (reversedOn > today()) throw invalid({ reversedOn: ['inFuture'] })
  if (reversedOn < receipt.receivedOn) throw invalid({ reversedOn: ['beforeReceipt'] })
  const before = receipt.toAudit()
  await giveBack(unit, receipt.id, reversedOn)
  receipt.merge({
    reversedOn,
    reversalReason: input.reason,
    reversedBy: unit.actor.id,
    allocatedMinor: 0,
    unallocatedMinor: 0,
    version: receipt.version + 1,
    updatedBy: unit.actor.id,
  })
  receipt.refreshSearchText()
  await receipt.save()
  await unit.audit({ action: 'reverse', ...aboutReceipt(receipt), before, after: receipt.toAudit() }) // prettier-ignore
  announce(unit, 'receipts', receipt.id, 'update')
}
