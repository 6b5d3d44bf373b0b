import { formatMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { PurchaseOrderEvent } from '#procurement/events/purchase_order_events'
import { publishChange } from '#procurement/shared/publish_change'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const PURCHASE_ORDER = 'purchase_order'

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordChange(
  uow: UnitOfWork,
  action: string,
  order: PurchaseOrder,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: PURCHASE_ORDER, entityId: order.id, label: order.number }
  await uow.audit({ action, ...about, before, after })
  publishChange(uow, 'purchase-orders', order.id, action)
  if (order.projectId !== null) publishChange(uow, 'project-supply', order.projectId, action)
}

export function emitOrder(
  uow: UnitOfWork,
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
  return uow.emit(name, { ...event })
}
