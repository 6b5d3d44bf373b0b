import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { visibleOrders } from '#procurement/queries/find_purchase_order'
import PurchaseOrder from '#procurement/models/purchase_order'

interface Reader {
  abilities: ReadonlySet<string>
}

/**
 * The order with its lines, locked until the unit ends.
 * @param seen version that the caller has read; without one it is checked later
 * @throws AppError 404 when absent or not theirs to see, or 412 when somebody else was faster
 */
export async function lockPurchaseOrder(
  unit: Unit,
  reader: Reader,
  id: number,
  seen?: number
): Promise<PurchaseOrder> {
  const order = await visibleOrders(reader, unit)
    .where('purchase_orders.id', id)
    .forUpdate()
    .first()
  if (!order) throw notFound()
  if (seen !== undefined) await checkVersion(order, seen, unit.trx)
  await order.load('lines')
  return order
}

/**
 * The order for who works on its goods or its bills and may not read the whole book.
 * @throws AppError 404, 412
 */
export async function lockAnyOrder(unit: Unit, id: number, seen?: number): Promise<PurchaseOrder> {
  const order = await PurchaseOrder.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!order) throw notFound()
  if (seen !== undefined) await checkVersion(order, seen, unit.trx)
  await order.load('lines', (lines) => void lines.forUpdate())
  return order
}
