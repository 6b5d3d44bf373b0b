import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/exceptions/app_error'
import { sqlInstant } from '#core/jobs/instants'
import { parseMoney } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import { recordChange } from '#procurement/actions/purchase_order_records'
import { lockBill, saveBill } from '#procurement/billing/settle_bill'
import { paidBp } from '#procurement/receiving/progress'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { today } from '#core/settings/firm_clock'
import type { createPaymentValidator } from '#procurement/validators/purchase_payment'

type Payment = Infer<typeof createPaymentValidator> & { billId: number; seen: number }

/**
 * Records what was paid of a bill. Only what matches or was released is paid, never more than is
 * open, and never while a new bank account of the vendor waits for its confirmation.
 * @throws AppError 409 CONFLICT | BANK_UNCONFIRMED, 412, 422 on `amount` or `paidOn`
 */
export async function payBill(unit: Unit, order: PurchaseOrder, input: Payment) {
  const bill = await lockBill(unit, order, input)
  if (bill.status !== 'matched' && bill.status !== 'released')
    throw conflict('CONFLICT', { details: { status: bill.status } })
  await requireConfirmedBank(unit, order.vendorId)
  const paidOn = input.paidOn ?? today()
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  const amountMinor = amountOf(input.amount, bill.currency)
  if (amountMinor > bill.totalMinor - bill.paidMinor) throw invalid({ amount: ['moreThanOpen'] })
  const before = { ...bill.toAudit(), paidMinor: bill.paidMinor }
  await unit.trx.table('purchase_payments').insert({
    purchase_bill_id: bill.id,
    paid_on: paidOn,
    amount_minor: amountMinor,
    reference: input.reference ?? null,
    created_by: unit.actor.id,
    created_at: sqlInstant(),
  })
  bill.paidMinor += amountMinor
  await saveBill(unit, bill)
  order.paidBp = paidBp(await paidOf(unit, order.id), order.totalMinor)
  await saveNext(unit, order)
  const after = { ...bill.toAudit(), paidMinor: bill.paidMinor }
  await recordChange(unit, 'pay_bill', order, { before, after })
  return bill
}

/** In minor units. @throws AppError 422 with more digits than the currency has */
function amountOf(amount: string, currency: string): number {
  try {
    return parseMoney(amount, currency)
  } catch {
    throw invalid({ amount: ['range'] })
  }
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
