import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { isSelfApproval } from '#core/approvals/approver'
import { conflict, forbidden, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { recordChange } from '#procurement/actions/purchase_order_records'
import { announce } from '#procurement/live'
import PurchaseBill from '#procurement/models/purchase_bill'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { saveProgress } from '#procurement/receiving/save_progress'

interface Asked {
  billId: number
  seen: number
  reason: string
}

/**
 * Releases a blocked bill for payment, with the reason why its differences are accepted.
 * @throws AppError 403 SELF_APPROVAL for whoever recorded it, 409 unless it is blocked
 */
export async function releaseBill(unit: Unit, order: PurchaseOrder, asked: Asked, by: Approver) {
  const bill = await lockBill(unit, order, asked)
  if (bill.status !== 'blocked') throw conflict('CONFLICT', { details: { status: bill.status } })
  if (bill.createdBy !== null && isSelfApproval({ requestedBy: bill.createdBy }, by))
    throw forbidden('SELF_APPROVAL')
  const before = bill.toAudit()
  bill.merge({ status: 'released', releaseReason: asked.reason })
  bill.merge({ releasedBy: by.userId, releasedAt: DateTime.utc() })
  await saveBill(unit, bill)
  await recordChange(unit, 'release_bill', order, { before, after: bill.toAudit() })
  return bill
}

/** Takes a bill out of the books; its number is free again. @throws AppError 409 when it already is */
export async function cancelBill(unit: Unit, order: PurchaseOrder, asked: Asked) {
  const bill = await lockBill(unit, order, asked)
  if (bill.status === 'cancelled') throw conflict('CONFLICT', { details: { status: bill.status } })
  if (bill.paidMinor > 0) throw conflict('ALREADY_PAID')
  const before = bill.toAudit()
  for (const { orderLineId, quantityE4 } of bill.lines)
    order.lines.find(({ id }) => id === orderLineId)!.billedE4 -= quantityE4
  order.freightBilledMinor -= bill.freightMinor
  order.chargesBilledMinor -= bill.chargesMinor
  bill.merge({ status: 'cancelled', liveKey: null, note: asked.reason })
  await saveBill(unit, bill)
  await saveProgress(unit, order)
  await recordChange(unit, 'cancel_bill', order, { before, after: bill.toAudit() })
  return bill
}

export async function lockBill(
  unit: Unit,
  order: PurchaseOrder,
  { billId, seen }: Pick<Asked, 'billId' | 'seen'>
) {
  const bill = await PurchaseBill.query({ client: unit.trx })
    .where({ id: billId, purchaseOrderId: order.id })
    .forUpdate()
    .preload('lines')
    .first()
  if (!bill) throw notFound()
  await checkVersion(bill, seen, unit.trx)
  return bill
}

export async function saveBill(unit: Unit, bill: PurchaseBill) {
  bill.version++
  bill.updatedBy = unit.actor.id
  await bill.save()
  announce(unit, 'bills', bill.id, 'update')
}
