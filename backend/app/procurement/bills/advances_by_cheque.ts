import { conflict } from '#core/base/app_error'
import type { ChequeDocuments, FailedCheque } from '#core/cheques/cheque_documents'
import { sqlInstant } from '#core/database/instants'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAnyBill, saveBill } from '#procurement/bills/actions/settle_bill'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import { recordWithholdings, sumWithheld } from '#procurement/withholdings/record_withholdings'
import { advanceWithheldNever } from '#procurement/withholdings/withhold'
import VendorAdvance from '#procurement/vendor_advances/models/vendor_advance'
import { recordAdvance, saveAdvance, VENDOR_ADVANCE } from '#procurement/vendor_advances/records'
import { forgetRecoveries } from '#procurement/vendor_advances/recovery'

/** What becomes of advances when the cheques that paid them are paid or fail. */
export const advancesByCheque: ChequeDocuments = {
  kind: VENDOR_ADVANCE,
  // the vendor had it when the cheque was given
  clear: async () => {},
  takeBack: async (uow, id, failed) => takeBack(uow, id, failed),
  settleAgain: async () => {
    throw conflict('CONFLICT')
  },
}

/** The vendor never got it: it waits to be paid again, and what bills recovered of it is owed for them again. */
async function takeBack(uow: UnitOfWork, id: number, failed: FailedCheque) {
  const { chequeId, on, reason } = failed
  await requireUnlocked(uow, 'purchasing', { day: on, field: 'on' })
  const { purchaseOrderId } = await VendorAdvance.findOrFail(id, { client: uow.trx })
  const order = await lockAnyOrder(uow, purchaseOrderId)
  const advance = await VendorAdvance.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  if (advance.chequeId !== chequeId)
    throw conflict('CONFLICT', { details: { status: advance.status } })
  const before = advance.toAudit()
  await oweForBills(uow, advance)
  await keepReturned(uow, advance, failed)
  await recordWithholdings(uow, await advanceWithheldNever(uow, id), {
    ...{ advanceId: id, number: advance.number, vendorId: advance.vendorId },
    ...{ currency: advance.currency, on },
  })
  advance.merge({ status: 'approved', paidOn: null, paidBy: null, paidAt: null, reference: null })
  advance.merge({ ...sumWithheld([]), bankAccountId: null, chequeId: null })
  await saveAdvance(uow, advance)
  order.paidBp = await paidShare(uow, order)
  await saveNext(uow, order)
  const after = { ...advance.toAudit(), reason }
  await recordAdvance(uow, 'return_payment', advance, { before, after })
}

async function oweForBills(uow: UnitOfWork, advance: VendorAdvance) {
  for (const { billId, amountMinor } of await forgetRecoveries(uow, advance)) {
    const bill = await lockAnyBill(uow, billId)
    bill.advanceMinor -= amountMinor
    await saveBill(uow, bill)
  }
}

/** Keeps what the payment was: the ledger has it on its day, and its opposite on the day on which it failed. */
async function keepReturned(
  uow: UnitOfWork,
  advance: VendorAdvance,
  { chequeId, on, reason }: FailedCheque
) {
  await uow.trx.table('returned_advance_payments').insert({
    ...{ vendor_advance_id: advance.id, cheque_id: chequeId },
    ...{ paid_on: advance.paidOn, returned_on: on, amount_minor: advance.amountMinor },
    ...{ withheld_minor: advance.withheldMinor, base_withheld_minor: advance.baseWithheldMinor },
    ...{ borne_minor: advance.borneMinor, base_borne_minor: advance.baseBorneMinor },
    ...{ bank_account_id: advance.bankAccountId, reference: advance.reference },
    ...{ reason: reason.slice(0, 1000), paid_by: advance.paidBy },
    ...{ created_by: uow.actor.id, created_at: sqlInstant() },
  })
}
