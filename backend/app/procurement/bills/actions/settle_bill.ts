import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { conflict, forbidden, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { VENDOR_BILL } from '#procurement/shared/booked'
import { recordChange } from '#procurement/purchase_orders/records'
import { followInstalments } from '#procurement/bill_instalments/keep_instalments'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { countAsBilled } from './record_bill.js'
import { followBillPrice } from '#procurement/landed_costs/follow_bill_price'
import { refuseLanded } from '#procurement/landed_costs/landed_of_charges'
import { publishChange } from '#procurement/shared/publish_change'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { requireOtherThanMaker } from '#procurement/purchase_orders/duties'
import { isOwnRelease } from '#procurement/bills/separate_payer'
import { restoreAdvances } from '#procurement/vendor_advances/recovery'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'

interface Requested {
  billId: number
  expectedVersion: number
  reason: string
}

/**
 * Releases a blocked bill for payment, with the reason why its differences are accepted.
 * @throws AppError 403 SELF_APPROVAL for the person who recorded it, OWN_ORDER_BILL for who made or
 *   approved its order, 409 unless it is blocked
 */
export async function releaseBill(
  uow: UnitOfWork,
  order: PurchaseOrder,
  requested: Requested,
  by: Approver
) {
  const bill = await lockBill(uow, order, requested)
  if (bill.status !== 'blocked') throw conflict('CONFLICT', { details: { status: bill.status } })
  if (isOwnRelease(bill, by)) throw forbidden('SELF_APPROVAL')
  await requireOtherThanMaker(uow, order, 'OWN_ORDER_BILL')
  const before = bill.toAudit()
  bill.merge({ status: 'released', releaseReason: requested.reason })
  bill.merge({ releasedBy: by.userId, releasedAt: DateTime.utc() })
  await saveBill(uow, bill)
  await followBillPrice(uow, bill)
  await recordChange(uow, 'release_bill', order, { before, after: bill.toAudit() })
  return bill
}

/**
 * Takes a bill out of the books, with the other parts of an invoice for several orders; its number is
 * free again.
 * @throws AppError 409 when it already is, when anything of the invoice was paid or credited, or while goods
 *   bear a charge of it
 */
export async function cancelBill(uow: UnitOfWork, order: PurchaseOrder, requested: Requested) {
  const bill = await lockBill(uow, order, requested)
  if (bill.status === 'cancelled') throw conflict('CONFLICT', { details: { status: bill.status } })
  const others = await otherParts(uow, bill)
  const all = [bill, ...others]
  // it leaves the books on its own day
  await requireUnlocked(uow, 'purchasing', { day: bill.billedOn })
  if (all.some(({ paidMinor }) => paidMinor > 0)) throw conflict('ALREADY_PAID')
  if (all.some(({ isCredited }) => isCredited)) throw conflict('BILL_CREDITED')
  const charges = all.flatMap((one) => one.charges.map(({ id }) => id))
  await refuseLanded(uow, charges, ['posted', 'submitted'])
  await takeOut(uow, order, bill, requested.reason)
  for (const other of others) {
    const itsOrder = await lockAnyOrder(uow, other.purchaseOrderId)
    await takeOut(uow, itsOrder, other, requested.reason)
  }
  return bill
}

/** The bills that the same invoice made on other orders. */
function otherParts(uow: UnitOfWork, { id, invoiceId }: VendorBill): Promise<VendorBill[]> | [] {
  if (!invoiceId) return []
  return VendorBill.query({ client: uow.trx })
    .where({ invoiceId })
    .whereNot('id', id)
    .whereNot('status', 'cancelled')
    .orderBy('id')
    .forUpdate()
    .preload('lines')
    .preload('charges')
}

async function takeOut(uow: UnitOfWork, order: PurchaseOrder, bill: VendorBill, reason: string) {
  const before = { ...order.toAudit(), ...bill.toAudit() }
  countAsBilled(order, bill, -1)
  await restoreAdvances(uow, bill, true)
  bill.merge({ status: 'cancelled', liveKey: null, note: reason })
  await saveBill(uow, bill)
  await followBillPrice(uow, bill)
  await saveProgress(uow, order)
  const after = { ...order.toAudit(), ...bill.toAudit() }
  await recordChange(uow, 'cancel_bill', order, { before, after })
}

export async function lockBill(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { billId, expectedVersion }: Pick<Requested, 'billId' | 'expectedVersion'>
) {
  const bill = await VendorBill.query({ client: uow.trx })
    .where({ id: billId, purchaseOrderId: order.id })
    .forUpdate()
    .preload('lines')
    .preload('charges')
    .first()
  if (!bill) throw notFound()
  await checkVersion(bill, expectedVersion, uow.trx)
  return bill
}

/** A bill whose order is locked, for who takes back what paid it. */
export const lockAnyBill = (uow: UnitOfWork, id: number): Promise<VendorBill> =>
  VendorBill.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .preload('lines')
    .preload('charges')
    .firstOrFail()

/** Saves a locked bill under its next version; its instalments follow what it is to be paid. */
export async function saveBill(uow: UnitOfWork, bill: VendorBill) {
  if (bill.status !== 'cancelled') await followInstalments(uow, bill)
  bill.version++
  bill.updatedBy = uow.actor.id
  await bill.save()
  await bookDocument(uow, VENDOR_BILL, bill.id)
  publishChange(uow, 'bills', bill.id, 'update')
}
