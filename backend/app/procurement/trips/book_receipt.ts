import type { Infer } from '@vinejs/vine/types'
import type { Approver } from '#core/approvals/approver'
import { conflict, invalid } from '#core/base/app_error'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type Trip from './trip.js'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { recordTrip } from '#procurement/trips/actions/save_trip'
import type { bookReceiptValidator } from './validator.js'

type Booking = Infer<typeof bookReceiptValidator>

/** What the proof of delivery says has come of the order. */
export function receivedCargo(trip: Trip) {
  return trip.cargo.filter(
    ({ orderLineId, deliveredE4, rejectedE4 }) =>
      orderLineId !== null && (deliveredE4 ?? 0) + (rejectedE4 ?? 0) > 0
  )
}

/**
 * The same as the lines of a goods receipt; nothing is booked yet.
 * @throws AppError 422 on cargo that did not come, or of which less came than is to be inspected
 */
function receiptDraft(trip: Trip, inspected: Booking['lines'] = []) {
  const cargo = receivedCargo(trip)
  const wrong: Record<string, string[]> = {}
  const quarantined = new Map<number, number>()
  for (const [i, { id, quarantined: stated }] of inspected.entries()) {
    const one = cargo.find((own) => own.id === id)
    const statedE4 = Number(parseDecimal(stated, 4))
    if (!one) wrong[`lines.${i}.id`] = ['absent']
    else if (statedE4 > (one.deliveredE4 ?? 0)) wrong[`lines.${i}.quarantined`] = ['moreThanLeft']
    quarantined.set(id, statedE4)
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
  return cargo.map(({ id, orderLineId, deliveredE4, rejectedE4, rejectionReason }) => {
    const inspectE4 = quarantined.get(id)
    return {
      lineId: orderLineId!,
      accepted: formatDecimal4((deliveredE4 ?? 0) - (inspectE4 ?? 0)),
      ...(inspectE4 !== undefined && { quarantined: formatDecimal4(inspectE4) }),
      ...{ rejected: formatDecimal4(rejectedE4 ?? 0), rejectionReason },
    }
  })
}

/** Whether a proven delivery of an order still has to be booked in. */
export function awaitsReceipt(trip: Trip): boolean {
  return (
    trip.purchaseOrderId !== null &&
    trip.podAt !== null &&
    trip.receiptId === null &&
    receivedCargo(trip).length > 0
  )
}

/**
 * Books in what the proof of delivery says, on the trip's order.
 * @throws AppError 409 without a proof or when it was booked before, and all of receiving goods
 */
export async function bookReceipt(uow: UnitOfWork, trip: Trip, { lines }: Booking, by: Approver) {
  if (!awaitsReceipt(trip)) throw conflict('CONFLICT', { details: { status: trip.status } })
  const order = await lockAnyOrder(uow, trip.purchaseOrderId!)
  purchaseOrderStates.require('receive', order, by)
  const before = trip.toAudit()
  const receipt = await receiveGoods(uow, order, {
    deliveryNoteNo: trip.waybillNo ?? trip.number,
    warehouseId: trip.warehouseId ?? order.warehouseId,
    note: `${trip.number} · ${trip.podName}`,
    lines: receiptDraft(trip, lines),
  })
  trip.merge({ receiptId: receipt.id, updatedBy: uow.actor.id })
  trip.version++
  await trip.save()
  await recordTrip(uow, 'book_receipt', trip, {
    before,
    after: { ...trip.toAudit(), receipt: receipt.number },
  })
}
