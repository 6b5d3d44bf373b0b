import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Paid } from '#procurement/payment_plans/plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { paidBp } from '#procurement/purchase_orders/progress'

/** What was paid of an order: its bills, discounts included, and what was advanced on it. */
export async function paidFor(orderId: number, uow?: UnitOfWork): Promise<Paid> {
  const client = uow?.trx ?? db
  const bills = await client
    .from('purchase_bills')
    .where('purchase_order_id', orderId)
    .whereNot('status', 'cancelled')
    .sum('paid_minor as paid')
    .sum('discount_minor as discount')
    .sum('retention_paid_minor as retention')
    .first()
  const advances = await client
    .from('vendor_advances')
    .where({ purchase_order_id: orderId, status: 'paid' })
    .sum('amount_minor as paid')
    .first()
  const retentionMinor = Number(bills?.retention ?? 0)
  return {
    advancesMinor: Number(advances?.paid ?? 0),
    billsMinor: Number(bills?.paid ?? 0) + Number(bills?.discount ?? 0) - retentionMinor,
    retentionMinor,
  }
}

/** How much of an order was paid, in basis points. */
export async function paidShare(uow: UnitOfWork, order: PurchaseOrder): Promise<number> {
  const { advancesMinor, billsMinor, retentionMinor } = await paidFor(order.id, uow)
  return paidBp(advancesMinor + billsMinor + retentionMinor, order.totalMinor)
}
