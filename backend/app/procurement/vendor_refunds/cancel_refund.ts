import { conflict, notFound } from '#core/base/app_error'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { bookRefund, recordOn } from './book_refund.js'
import VendorRefund from './vendor_refund.js'

/**
 * Takes a refund back by opposite payments of today: the vendor owes the money again.
 * @throws AppError 404, 409 CONFLICT when it already is, 422 PERIOD_LOCKED
 */
export async function cancelRefund(
  uow: UnitOfWork,
  { vendorId, refundId, reason }: { vendorId: number; refundId: number; reason: string }
) {
  const found = await paymentsOf(uow, refundId)
  const orders = await lockOrders(
    uow,
    found.map((row) => Number(row.purchase_order_id))
  )
  const refund = await VendorRefund.query({ client: uow.trx })
    .where({ id: refundId, vendorId })
    .forUpdate()
    .first()
  if (!refund) throw notFound()
  if (refund.status !== 'posted') throw conflict('CONFLICT', { details: { status: refund.status } })
  await requireUnlocked(uow, 'purchasing', { day: today() })
  const before = refund.toAudit()
  const bills = await billsOf(uow, found)
  const booked = found.map((row) => ({
    ...{ bill: bills.get(Number(row.purchase_bill_id))!, amountMinor: -Number(row.amount_minor) },
  }))
  refund.merge({ status: 'cancelled', cancelReason: reason })
  refund.merge({ cancelledOn: today(), cancelledBy: uow.actor.id })
  await refund.useTransaction(uow.trx).save()
  await bookRefund(uow, refund, { orders, booked, on: today(), note: reason })
  await recordOn(uow, refund, 'cancel', { before, after: refund.toAudit() })
}

/** What it booked on bills, with their orders. */
const paymentsOf = (uow: UnitOfWork, refundId: number): Promise<any[]> =>
  uow.trx
    .from('purchase_payments as p')
    .join('purchase_bills as b', 'b.id', 'p.purchase_bill_id')
    .where('p.vendor_refund_id', refundId)
    .where('p.amount_minor', '<', 0)
    .orderBy('p.id')
    .select('p.purchase_bill_id', 'p.amount_minor', 'b.purchase_order_id')

/** The bills of these payments, locked. */
async function billsOf(uow: UnitOfWork, payments: any[]): Promise<Map<number, VendorBill>> {
  const bills = await VendorBill.query({ client: uow.trx })
    .whereIn(
      'id',
      payments.map((row) => row.purchase_bill_id)
    )
    .orderBy('id')
    .forUpdate()
  return new Map(bills.map((bill) => [bill.id, bill]))
}
