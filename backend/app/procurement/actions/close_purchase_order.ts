import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import { recordChange } from '#procurement/actions/purchase_order_records'
import type PurchaseOrder from '#procurement/models/purchase_order'

/** Closes a locked order for good; what has not come is no longer awaited, and the reason tells why. */
export async function closePurchaseOrder(unit: Unit, order: PurchaseOrder, reason: string) {
  const before = order.toAudit()
  order.merge({ status: 'closed', closeReason: reason })
  await saveNext(unit, order)
  await recordChange(unit, 'close', order, { before, after: { ...order.toAudit(), reason } })
}
