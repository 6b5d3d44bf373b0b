import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { ChequeDocuments, FailedCheque } from '#core/cheques/cheque_documents'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { lockAnyBill, saveBill } from '#procurement/bills/actions/settle_bill'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { lockOrders } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import { recordChange } from '#procurement/purchase_orders/records'
import { afterPayment, type PaymentKind } from '#procurement/purchase_orders/retention'
import { recordWithholdings } from '#procurement/withholdings/record_withholdings'
import { withheldNever } from '#procurement/withholdings/withhold'
import { PAYMENT_RUN, VENDOR_BILL } from '#procurement/shared/booked'

/** What becomes of bills when cheques that were given for them are paid or fail: for one, or by a payment run. */
const paymentsOf = (kind: string): ChequeDocuments => ({
  kind,
  // the bills were paid when the cheque was given
  clear: async () => {},
  takeBack: async (uow, _, failed) => takeBack(uow, failed),
  settleAgain: async () => {
    throw conflict('CONFLICT')
  },
})

export const paymentsByCheque = paymentsOf(VENDOR_BILL)
export const runsByCheque = paymentsOf(PAYMENT_RUN)

/** Takes the payments of a cheque back, each by its opposite: the vendor is owed what it was before. */
async function takeBack(uow: UnitOfWork, failed: FailedCheque) {
  await requireUnlocked(uow, 'purchasing', { day: failed.on, field: 'on' })
  const payments: any[] = await uow.trx
    .from('purchase_payments as p')
    .join('purchase_bills as b', 'b.id', 'p.purchase_bill_id')
    .where('p.cheque_id', failed.chequeId)
    .orderBy('p.id')
    .select('p.*', 'b.purchase_order_id')
  // taken back already
  if (!payments.length || payments.some(({ amount_minor: amount }) => Number(amount) < 0))
    throw conflict('CONFLICT', { details: { payments: payments.length } })
  const ids = payments.map((row) => Number(row.purchase_order_id))
  const orders = await lockOrders(uow, ids)
  await uow.gatherAudits(async () => {
    for (const { purchase_order_id: orderId, ...payment } of payments)
      await takeBackOne(uow, orders.get(Number(orderId))!, payment, failed)
  })
}

/** At its own rate, so that nothing of it is left. */
async function takeBackOne(
  uow: UnitOfWork,
  order: PurchaseOrder,
  payment: Record<string, unknown>,
  { on, reason }: FailedCheque
) {
  const bill = await lockAnyBill(uow, Number(payment.purchase_bill_id))
  const amountMinor = -Number(payment.amount_minor)
  const [backId] = await uow.trx.table('purchase_payments').insert({
    ...oppositeOf(payment),
    // its run has paid it nevertheless
    ...{ paid_on: on, note: reason.slice(0, 1000), payment_run_id: null },
    ...{ created_by: uow.actor.id, created_at: sqlInstant() },
  })
  await recordWithholdings(uow, await withheldNever(uow, Number(payment.id)), {
    ...{ paymentId: Number(backId), billId: bill.id, number: bill.vendorNumber, on },
    ...{ vendorId: bill.vendorId, currency: bill.currency },
  })
  const paid = () => ({
    bill: bill.vendorNumber,
    paid: formatMoney(bill.paidMinor, bill.currency),
    discountTaken: formatMoney(bill.discountMinor, bill.currency),
  })
  const before = paid()
  bill.merge(afterPayment(bill, payment.kind as PaymentKind, amountMinor))
  bill.discountMinor -= Number(payment.discount_minor ?? 0)
  await saveBill(uow, bill)
  order.paidBp = await paidShare(uow, order)
  await saveNext(uow, order)
  await recordChange(uow, 'return_payment', order, { before, after: { ...paid(), reason } })
}

/** The same payment with every amount below zero. */
function oppositeOf({ id: _, ...payment }: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(payment).map(([column, value]) => [
      column,
      column.endsWith('_minor') && value !== null ? 0 - Number(value) : value,
    ])
  )
}
