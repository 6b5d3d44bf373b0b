import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** Saves an order under its next version. */
export async function saveNext(uow: UnitOfWork, order: PurchaseOrder) {
  order.version++
  order.updatedBy = uow.actor.id
  await order.save()
}
