import type { Approver } from '#core/approvals/approver'
import { conflict } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type Trip from './trip.js'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { recordTrip } from '#procurement/trips/actions/save_trip'

/** What the proof of delivery says has come, as the lines of a goods receipt; nothing is booked yet. */
export function receiptDraft(trip: Trip) {
  return trip.cargo
    .filter(
      ({ orderLineId, deliveredE4, rejectedE4 }) =>
        orderLineId !== null && (deliveredE4 ?? 0) + (rejectedE4 ?? 0) > 0
    )
    .map((cargo) => ({
      lineId: cargo.orderLineId!,
      accepted: formatDecimal4(cargo.deliveredE4 ?? 0),
      rejected: formatDecimal4(cargo.rejectedE4 ?? 0),
      rejectionReason: cargo.rejectionReason,
    }))
}

/** Whether a proven delivery of an order still has to be booked in. */
export function awaitsReceipt(trip: Trip): boolean {
  return (
    trip.purchaseOrderId !== null &&
    trip.podAt !== null &&
    trip.receiptId === null &&
    receiptDraft(trip).length > 0
  )
}

/**
 * Books in what the proof of delivery says, on the trip's order.
 * @throws AppError 409 without a proof or when it was booked before, and all of receiving goods
 */
export async function bookReceipt(uow: UnitOfWork, trip: Trip, by: Approver) {
  if (!awaitsReceipt(trip)) throw conflict('CONFLICT', { details: { status: trip.status } })
  const order = await lockAnyOrder(uow, trip.purchaseOrderId!)
  purchaseOrderStates.require('receive', order, by)
  const before = trip.toAudit()
  const receipt = await receiveGoods(uow, order, {
    deliveryNoteNo: trip.waybillNo ?? trip.number,
    warehouseId: trip.warehouseId ?? order.warehouseId,
    note: `${trip.number} · ${trip.podName}`,
    lines: receiptDraft(trip),
  })
  trip.merge({ receiptId: receipt.id, updatedBy: uow.actor.id })
  trip.version++
  await trip.save()
  await recordTrip(uow, 'book_receipt', trip, {
    before,
    after: { ...trip.toAudit(), receipt: receipt.number },
  })
}
