import type { Unit } from '#core/unit/unit'
import { recordChange } from '#procurement/actions/purchase_order_records'
import type PurchaseOrder from '#procurement/models/purchase_order'
import PurchaseOrderLine from '#procurement/models/purchase_order_line'

/** Deletes a locked draft with its lines; the audit log keeps its number. */
export async function deletePurchaseOrder(unit: Unit, order: PurchaseOrder) {
  await PurchaseOrderLine.query({ client: unit.trx }).where('purchaseOrderId', order.id).delete()
  await order.delete()
  await recordChange(unit, 'delete', order, { before: order.toAudit() })
}
