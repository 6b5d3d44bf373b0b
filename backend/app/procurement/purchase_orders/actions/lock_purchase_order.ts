import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { visibleOrders } from '#procurement/purchase_orders/queries/find_purchase_order'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

interface Viewer {
  abilities: ReadonlySet<string>
}

/**
 * The order with its lines, locked until the unit ends.
 * @param seen version that the caller has read; without one it is checked later
 * @throws AppError 404 when absent or not theirs to see, or 412 when it has changed since
 */
export async function lockPurchaseOrder(
  uow: UnitOfWork,
  viewer: Viewer,
  id: number,
  expectedVersion?: number
): Promise<PurchaseOrder> {
  const order = await visibleOrders(viewer, uow).where('purchase_orders.id', id).forUpdate().first()
  if (!order) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(order, expectedVersion, uow.trx)
  await order.load('lines')
  return order
}

/**
 * The order for who works on its goods or its bills and may not read the whole book.
 * @throws AppError 404, 412
 */
export async function lockAnyOrder(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<PurchaseOrder> {
  const order = await PurchaseOrder.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!order) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(order, expectedVersion, uow.trx)
  await order.load('lines', (lines) => void lines.forUpdate())
  return order
}

/**
 * Orders as `lockAnyOrder` locks them, one after the other in the same sequence everywhere, so that two
 * who need several do not wait for each other. @throws AppError 404
 */
export async function lockOrders(
  uow: UnitOfWork,
  ids: readonly number[]
): Promise<Map<number, PurchaseOrder>> {
  const orders = new Map<number, PurchaseOrder>()
  for (const id of [...new Set(ids)].sort((a, b) => a - b))
    orders.set(id, await lockAnyOrder(uow, id))
  return orders
}
