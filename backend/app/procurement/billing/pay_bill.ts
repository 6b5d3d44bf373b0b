import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/exceptions/app_error'
import { sqlInstant } from '#core/jobs/instants'
import { formatMoney } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import { amountOf } from '#procurement/actions/order_terms'
import { recordChange } from '#procurement/actions/purchase_order_records'
import { afterPayment, mostPayable } from '#procurement/billing/retention'
import { lockBill, saveBill } from '#procurement/billing/settle_bill'
import { paidBp } from '#procurement/receiving/progress'
import type PurchaseBill from '#procurement/models/purchase_bill'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { retentionDueOn } from '#procurement/queries/order_retention'
import { today } from '#core/settings/firm_clock'
import type { createPaymentValidator } from '#procurement/validators/purchase_payment'

type Payment = Infer<typeof createPaymentValidator> & { billId: number; seen: number }

/**
 * Records what was paid of a bill, or of what is held back of it. Only what matches or was released is
 * paid, never more than is open, and never while a new bank account of the vendor waits for its
 * confirmation. Retention that is not due yet is paid out with a reason.
 * @throws AppError 409 CONFLICT | BANK_UNCONFIRMED, 412, 422 on `amount`, `paidOn` or `note`
 */
export async function payBill(unit: Unit, order: PurchaseOrder, input: Payment) {
  const { kind = 'bill', note = null } = input
  const bill = await lockBill(unit, order, input)
  if (bill.status !== 'matched' && bill.status !== 'released')
    throw conflict('CONFLICT', { details: { status: bill.status } })
  await requireConfirmedBank(unit, order.vendorId)
  const paidOn = input.paidOn ?? today()
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn < bill.billedOn) throw invalid({ paidOn: ['beforeBill'] })
  if (kind === 'retention' && !note) await requireDue(unit, order, paidOn)
  const amountMinor = amountOf('amount', input.amount, bill.currency)
  if (amountMinor > mostPayable(bill, kind)) throw invalid({ amount: ['moreThanOpen'] })
  const before = paidAudit(bill)
  await unit.trx.table('purchase_payments').insert({
    purchase_bill_id: bill.id,
    kind,
    paid_on: paidOn,
    amount_minor: amountMinor,
    reference: input.reference ?? null,
    note,
    created_by: unit.actor.id,
    created_at: sqlInstant(),
  })
  bill.merge(afterPayment(bill, kind, amountMinor))
  await saveBill(unit, bill)
  order.paidBp = paidBp(await paidOf(unit, order.id), order.totalMinor)
  await saveNext(unit, order)
  const action = kind === 'retention' ? 'release_retention' : 'pay_bill'
  await recordChange(unit, action, order, { before, after: { ...paidAudit(bill), note } })
  return bill
}

const paidAudit = (bill: PurchaseBill) => ({
  ...bill.toAudit(),
  paid: formatMoney(bill.paidMinor, bill.currency),
  retentionReleased: formatMoney(bill.retentionPaidMinor, bill.currency),
})

/** @throws AppError 422 while the retention of an order is not owed yet */
async function requireDue(unit: Unit, order: PurchaseOrder, paidOn: string) {
  const dueOn = await retentionDueOn(order, unit)
  if (dueOn === null || paidOn < dueOn) throw invalid({ note: ['beforeDue'] })
}

async function requireConfirmedBank(unit: Unit, vendorId: number) {
  const waiting = await unit.trx
    .from('vendor_bank_accounts')
    .where({ vendor_id: vendorId, status: 'pending' })
    .first()
  if (waiting) throw conflict('BANK_UNCONFIRMED')
}

async function paidOf(unit: Unit, orderId: number): Promise<number> {
  const row = await unit.trx
    .from('purchase_bills')
    .where('purchase_order_id', orderId)
    .whereNot('status', 'cancelled')
    .sum('paid_minor as paid')
    .first()
  return Number(row?.paid ?? 0)
}
