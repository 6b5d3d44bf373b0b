import { formatMoney } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import type { PurchaseOrderEvent } from '#procurement/events/purchase_order_events'
import { announce } from '#procurement/live'
import type PurchaseOrder from '#procurement/models/purchase_order'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const PURCHASE_ORDER = 'purchase_order'

/** Writes to the audit log what a change did, and tells open pages of it. */
export async function recordChange(
  unit: Unit,
  action: string,
  order: PurchaseOrder,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: PURCHASE_ORDER, entityId: order.id, label: order.number }
  await unit.audit({ action, ...about, before, after })
  announce(unit, 'purchase-orders', order.id, action)
}

export function emitOrder(
  unit: Unit,
  name: string,
  order: PurchaseOrder,
  reason: string | null = null
) {
  const event: PurchaseOrderEvent = {
    purchaseOrderId: order.id,
    number: order.number,
    vendorId: order.vendorId,
    vendorName: order.vendorName,
    projectId: order.projectId,
    total: formatMoney(order.totalMinor, order.currency),
    currency: order.currency,
    createdBy: order.createdBy,
    reason,
  }
  return unit.emit(name, { ...event })
}
