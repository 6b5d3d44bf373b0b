import type { Unit } from '#core/unit/unit'
import type PurchaseOrder from '#procurement/models/purchase_order'

/** Saves an order under its next version. */
export async function saveNext(unit: Unit, order: PurchaseOrder) {
  order.version++
  order.updatedBy = unit.actor.id
  await order.save()
}
