import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { purchaseOrderScope } from '#procurement/shared/order_scope'
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

/**
 * For what is read of an order by who works on its goods or bills: the order book does not have to be open to
 * them. To those who read a part of it, no other order is open here either.
 * @throws AppError 404
 */
export async function refuseHiddenOrder(viewer: Viewer, id: number) {
  const reads = viewer.abilities.has('purchase-orders.view')
  const orders = reads ? visibleOrders(viewer) : PurchaseOrder.query()
  if (!(await orders.where('purchase_orders.id', id).select('purchase_orders.id').first()))
    throw notFound()
}
