import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { formatMoney } from '#engines/money/money'
import { saveBill } from '#procurement/bills/actions/settle_bill'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import { recordChange } from '#procurement/purchase_orders/records'
import { publishChange } from '#procurement/shared/publish_change'
import { recordWithholdings, withheldColumns } from '#procurement/withholdings/record_withholdings'
import { takeBackOf, withheldAgain } from '#procurement/withholdings/withhold'
import type { Withheld } from '#procurement/withholdings/work_out'
import { owedOf } from './overpaid.js'
import type VendorRefund from './vendor_refund.js'

/** `entity_type` of the audit log. */
const VENDOR_REFUND = 'vendor_refund'

interface Booked {
  bill: VendorBill
  /** Signed, in minor units: below zero what comes back. */
  amountMinor: number
}

/** Books what came back as payments below zero, so that bills, orders and projects count it as not paid. */
export async function bookRefund(
  uow: UnitOfWork,
  refund: VendorRefund,
  about: { orders: Map<number, PurchaseOrder>; booked: Booked[]; on: string; note: string | null }
) {
  const { orders, booked, on, note } = about
  for (const one of booked) await bookPart(uow, refund, one, { on, note })
  for (const { bill, amountMinor } of booked) {
    const order = orders.get(bill.purchaseOrderId)!
    const paid = () => ({
      bill: bill.vendorNumber,
      paid: formatMoney(bill.paidMinor, bill.currency),
    })
    const before = paid()
    bill.paidMinor += amountMinor
    await saveBill(uow, bill)
    order.paidBp = await paidShare(uow, order)
    await saveNext(uow, order)
    const after = { ...paid(), refund: refund.number }
    await recordChange(uow, 'refund_bill', order, { before, after })
  }
}

/** What comes back of a bill, or goes out again; with it the tax that was withheld of it. */
async function bookPart(
  uow: UnitOfWork,
  refund: VendorRefund,
  { bill, amountMinor }: Booked,
  { on, note }: { on: string; note: string | null }
) {
  const parts = await withheldOf(uow, refund, { bill, amountMinor }, on)
  const [paymentId] = await uow.trx.table('purchase_payments').insert({
    ...{ purchase_bill_id: bill.id, kind: 'refund', paid_on: on, amount_minor: amountMinor },
    ...withheldColumns(parts),
    ...{ reference: refund.reference, note, vendor_refund_id: refund.id },
    bank_account_id: refund.bankAccountId,
    exchange_rate_e6: frozenRate(amountMinor, bill.currency, on).exchangeRateE6,
    ...{ created_by: uow.actor.id, created_at: sqlInstant() },
  })
  await recordWithholdings(uow, parts, {
    ...{ paymentId: Number(paymentId), billId: bill.id, number: bill.vendorNumber },
    ...{ vendorId: bill.vendorId, currency: bill.currency, on },
  })
}

/** A refund takes tax back; cancelled, it withholds the same again. */
async function withheldOf(
  uow: UnitOfWork,
  refund: VendorRefund,
  { bill, amountMinor }: Booked,
  on: string
): Promise<Withheld[]> {
  if (amountMinor < 0)
    return takeBackOf(uow, {
      ...{ billId: bill.id, amountMinor: -amountMinor, owedMinor: owedOf(bill), on },
    })
  return withheldAgain(uow, { refundId: refund.id, billId: bill.id })
}

export async function recordOn(
  uow: UnitOfWork,
  refund: VendorRefund,
  action: string,
  changes: { before?: Record<string, unknown>; after: Record<string, unknown> }
) {
  const about = { entityType: VENDOR_REFUND, entityId: refund.id, label: refund.number }
  await uow.audit({ action, ...about, ...changes })
  publishChange(uow, 'vendors', refund.vendorId, 'update')
}
