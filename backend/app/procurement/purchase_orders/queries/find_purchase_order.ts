import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { purchaseOrderScope } from '#procurement/purchase_orders/listing'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

interface Viewer {
  abilities: ReadonlySet<string>
}

/** The orders that this viewer may see at all. */
export function visibleOrders(viewer: Viewer, uow?: UnitOfWork) {
  const query = PurchaseOrder.query(uow && { client: uow.trx })
  purchaseOrderScope(viewer)?.(query as never)
  return query
}

/** An order with what its page shows. @throws AppError 404 when absent or not theirs to see */
export async function findPurchaseOrder(
  viewer: Viewer,
  id: number,
  uow?: UnitOfWork
): Promise<PurchaseOrder> {
  const order = await visibleOrders(viewer, uow)
    .where('purchase_orders.id', id)
    .preload('lines')
    .preload('paymentTerm')
    .first()
  if (!order) throw notFound()
  return order
}

/** @throws AppError 404 when there is no such order, regardless of who asks */
export async function refuseAbsentOrder(id: number) {
  const order = await PurchaseOrder.query().where('id', id).select('id').first()
  if (!order) throw notFound()
}
