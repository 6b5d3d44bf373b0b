import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { conflict, invalid } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockBill } from '#procurement/bills/actions/settle_bill'
import { numberKey } from '#procurement/shared/number_key'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { creditedParts } from '#procurement/vendor_credits/credited_parts'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import VendorCreditCharge from '#procurement/vendor_credits/models/vendor_credit_charge'
import VendorCreditLine from '#procurement/vendor_credits/models/vendor_credit_line'
import { recordCredit, saveNewCredit } from '#procurement/vendor_credits/records'
import type { createCreditNoteValidator } from '#procurement/vendor_credits/validator'
import { requestCredit } from './decide_credit.js'
import { headOf } from './create_return.js'

type NewNote = Infer<typeof createCreditNoteValidator> & {
  billId: number
  expectedVersion: number
}

/**
 * Records a vendor's credit note on the lines and charges of one bill of a locked order. It counts once another
 * person agrees, since what it takes off may be billed again.
 * @throws AppError 409 DUPLICATE_BILL for a number this vendor has used, CONFLICT on a cancelled bill,
 *   412, 422 beyond what is left of a line or charge
 */
export async function createCreditNote(uow: UnitOfWork, order: PurchaseOrder, input: NewNote) {
  const bill = await lockBill(uow, order, input)
  if (bill.status === 'cancelled') throw conflict('CONFLICT', { details: { status: bill.status } })
  const creditedOn = input.creditedOn ?? today()
  if (creditedOn > today()) throw invalid({ creditedOn: ['inFuture'] })
  if (creditedOn < bill.billedOn) throw invalid({ creditedOn: ['beforeBill'] })
  await requireUnlocked(uow, 'purchasing', { day: creditedOn, field: 'creditedOn' })
  const { lines, charges } = creditedParts(bill, input)
  const charged = [...lines, ...charges].map(({ netMinor, vatCategory, vatRateBp }) => ({
    ...{ netMinor, vatCategory, vatRateBp },
  }))
  const { lines: _, ...totals } = priceOrder([], order.currency, charged)
  const credit = new VendorCredit().useTransaction(uow.trx)
  credit.merge({ ...emptyColumns(VendorCredit), ...headOf(order), ...totals, creditedOn })
  credit.merge(atFrozenRate(bill, totals.totalMinor, order.currency, bill.billedOn))
  credit.merge({ kind: 'credit_note', purchaseBillId: bill.id, reason: input.reason })
  credit.merge({ vendorNumber: input.vendorNumber, liveKey: numberKey(input.vendorNumber) })
  credit.merge({ status: 'submitted', replaced: false, creditedMinor: 0 })
  await saveNewCredit(uow, credit)
  const own = <Row extends object>(rows: Row[]) =>
    rows.map((row, i) => ({ ...row, vendorCreditId: credit.id, position: i + 1 }))
  await createRows(uow.trx, VendorCreditLine, own(lines))
  await createRows(uow.trx, VendorCreditCharge, own(charges))
  await credit.load('lines')
  await credit.load('charges')
  await requestCredit(uow, order, credit)
  await recordCredit(uow, 'create', credit, { after: credit.toAudit() })
  return credit
}
