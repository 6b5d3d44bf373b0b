import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { conflict, invalid } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { lockBill } from '#procurement/bills/actions/settle_bill'
import { numberKey } from '#procurement/shared/number_key'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { leftOf } from '#procurement/vendor_credits/credit_bills'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
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
 * Records a vendor's credit note on the lines of one bill of a locked order. It counts once another
 * person agrees, since what it takes off may be billed again.
 * @throws AppError 409 DUPLICATE_BILL for a number this vendor has used, CONFLICT on a cancelled bill,
 *   412, 422 beyond what is left of a line
 */
export async function createCreditNote(uow: UnitOfWork, order: PurchaseOrder, input: NewNote) {
  const bill = await lockBill(uow, order, input)
  if (bill.status === 'cancelled') throw conflict('CONFLICT', { details: { status: bill.status } })
  const creditedOn = input.creditedOn ?? today()
  if (creditedOn > today()) throw invalid({ creditedOn: ['inFuture'] })
  if (creditedOn < bill.billedOn) throw invalid({ creditedOn: ['beforeBill'] })
  await requireUnlocked(uow, 'purchasing', { day: creditedOn, field: 'creditedOn' })
  const lines = creditedLines(bill, input)
  const charged = lines.map(({ netMinor, vatCategory, vatRateBp }) => ({
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
  const rows = lines.map((line, i) => ({ ...line, vendorCreditId: credit.id, position: i + 1 }))
  await createRows(uow.trx, VendorCreditLine, rows)
  await credit.load('lines')
  await requestCredit(uow, order, credit)
  await recordCredit(uow, 'create', credit, { after: credit.toAudit() })
  return credit
}

function creditedLines(bill: VendorBill, input: NewNote) {
  const wrong: Record<string, string[]> = {}
  const lines = input.lines.map(({ billLineId, quantity, amount }, i) => {
    const line = bill.lines.find(({ id }) => id === billLineId)
    const netMinor = amountOf(`lines.${i}.amount`, amount, bill.currency)
    const quantityE4 = quantity ? Number(parseDecimal(quantity, 4)) : 0
    if (!line) wrong[`lines.${i}.billLineId`] = ['absent']
    else if (netMinor > leftOf(line).netMinor) wrong[`lines.${i}.amount`] = ['moreThanLeft']
    else if (quantityE4 > leftOf(line).quantityE4) wrong[`lines.${i}.quantity`] = ['moreThanLeft']
    return {
      ...{ orderLineId: line?.orderLineId ?? 0, receiptLineId: null, billLineId, quantityE4 },
      stockStatus: 'ok' as const,
      ...{ netMinor, vatCategory: line?.vatCategory ?? 'S', vatRateBp: line?.vatRateBp ?? 0 },
    }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return lines
}
