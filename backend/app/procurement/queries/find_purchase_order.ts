import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { purchaseOrderScope } from '#procurement/listings/purchase_order_listing'
import PurchaseOrder from '#procurement/models/purchase_order'

interface Reader {
  abilities: ReadonlySet<string>
}

/** The orders that this reader may see at all. */
export function visibleOrders(reader: Reader, unit?: Unit) {
  const query = PurchaseOrder.query(unit && { client: unit.trx })
  purchaseOrderScope(reader)?.(query as never)
  return query
}

/** An order with what its page shows. @throws AppError 404 when absent or not theirs to see */
export async function findPurchaseOrder(
  reader: Reader,
  id: number,
  unit?: Unit
): Promise<PurchaseOrder> {
  const order = await visibleOrders(reader, unit)
    .where('purchase_orders.id', id)
    .preload('lines')
    .preload('paymentTerm')
    .first()
  if (!order) throw notFound()
  return order
}

/** @throws AppError 404 when there is no such order, whoever asks */
export async function refuseAbsentOrder(id: number) {
  const order = await PurchaseOrder.query().where('id', id).select('id').first()
  if (!order) throw notFound()
}
