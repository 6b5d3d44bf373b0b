import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { LIVE_ADVANCES } from '#procurement/enums/vendor_advances'
import { advancesOf } from '#procurement/payment_plans/plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { orderPlan } from '#procurement/purchase_orders/queries/payment_plan'
import { retentionOf } from '#procurement/purchase_orders/retention'
import VendorAdvance from './models/vendor_advance.js'

/** What may still be advanced on an order, in minor units. */
interface Room {
  /**
   * What is not billed of it yet, less what bills to come already have to recover. An advance beyond it
   * would never be recovered.
   */
  left: number
  /** Null where its payment plan agrees no advance: then only what is left to bill limits one. */
  planned: number | null
}

/** @param except an advance to leave out: the one that is being decided */
export async function roomFor(uow: UnitOfWork, order: PurchaseOrder, except = 0): Promise<Room> {
  const billed = await uow.trx
    .from('purchase_bills')
    .where('purchase_order_id', order.id)
    .whereNot('status', 'cancelled')
    .sum('total_minor as total')
    .sum('credited_minor as credited')
    .sum('retention_minor as retention')
    .first()
  const live = await VendorAdvance.query({ client: uow.trx })
    .where('purchaseOrderId', order.id)
    .whereIn('status', [...LIVE_ADVANCES])
    .whereNot('id', except)
    .forUpdate()
  const waiting = live.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  // what is held back is not there to recover from
  const due = order.totalMinor - retentionOf(order.subtotalMinor, order.retentionBp)
  const invoiced = Number(billed?.total ?? 0) - Number(billed?.credited ?? 0)
  return {
    left: Math.max(0, due - (invoiced - Number(billed?.retention ?? 0)) - waiting),
    planned: leftOfPlan(advancesOf(await orderPlan(order, uow)), live),
  }
}

/** What a plan agrees to advance, less the advances that wait or were paid; null where it agrees none. */
export function leftOfPlan(
  agreedMinor: number | null,
  live: readonly Pick<VendorAdvance, 'amountMinor'>[]
): number | null {
  if (agreedMinor === null) return null
  return Math.max(0, agreedMinor - live.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
}
