import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { paidBp } from '#procurement/purchase_orders/progress'

/** How much of an order was paid, in basis points: its bills, discounts included, and what was advanced on it. */
export async function paidShare(uow: UnitOfWork, order: PurchaseOrder): Promise<number> {
  const bills = await uow.trx
    .from('purchase_bills')
    .where('purchase_order_id', order.id)
    .whereNot('status', 'cancelled')
    .sum('paid_minor as paid')
    .sum('discount_minor as discount')
    .first()
  const advances = await uow.trx
    .from('vendor_advances')
    .where({ purchase_order_id: order.id, status: 'paid' })
    .sum('amount_minor as paid')
    .first()
  const settled = Number(bills?.paid ?? 0) + Number(bills?.discount ?? 0)
  return paidBp(settled + Number(advances?.paid ?? 0), order.totalMinor)
}
