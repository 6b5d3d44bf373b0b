import { voidApproval } from '#core/approvals/void_approval'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import {
  emitOrder,
  PURCHASE_ORDER,
  recordChange,
} from '#procurement/actions/purchase_order_records'
import { PURCHASE_ORDER_CANCELLED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/models/purchase_order'

/** Cancels a locked order; a decision that is still awaited is no longer asked for. */
export async function cancelPurchaseOrder(unit: Unit, order: PurchaseOrder, reason: string) {
  const before = order.toAudit()
  order.merge({ status: 'cancelled', cancelReason: reason })
  await saveNext(unit, order)
  await voidApproval(unit, PURCHASE_ORDER, order.id, reason)
  await recordChange(unit, 'cancel', order, { before, after: order.toAudit() })
  await emitOrder(unit, PURCHASE_ORDER_CANCELLED, order, reason)
}
