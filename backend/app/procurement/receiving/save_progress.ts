import { updateRows } from '#core/database/many_rows'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import type PurchaseOrder from '#procurement/models/purchase_order'
import { progressOf, statusAfter } from '#procurement/receiving/progress'

/** Keeps what has come and been billed of a locked order's lines, and the state that follows. */
export async function saveProgress(unit: Unit, order: PurchaseOrder) {
  const changed = order.lines.filter(({ $isDirty }) => $isDirty)
  const rows = changed.map(({ id, acceptedE4, rejectedE4, billedE4 }) => ({
    id,
    accepted_e4: acceptedE4,
    rejected_e4: rejectedE4,
    billed_e4: billedE4,
  }))
  await updateRows(unit.trx, 'purchase_order_lines', rows)
  const progress = progressOf(order.lines, billedCharges(order))
  order.merge({ ...progress, status: statusAfter(order.status, progress, order.sentAt !== null) })
  await saveNext(unit, order)
}

/** The charges of an order with what bills have asked for of them. */
export const billedCharges = (order: PurchaseOrder) => [
  { netMinor: order.freightMinor, billedMinor: order.freightBilledMinor },
  { netMinor: order.chargesMinor, billedMinor: order.chargesBilledMinor },
]
