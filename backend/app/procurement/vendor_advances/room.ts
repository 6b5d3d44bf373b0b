import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { LIVE_ADVANCES } from '#procurement/enums/vendor_advances'
import { advancesOf } from '#procurement/payment_plans/plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { orderPlan } from '#procurement/purchase_orders/queries/payment_plan'
import { retentionOf } from '#procurement/purchase_orders/retention'
import VendorAdvance from './models/vendor_advance.js'

/**
 * What the payment plan of an order still lets be advanced: its parts for it, less the advances that
 * wait or were paid. Null where the plan agrees no advance: then only what is left to bill limits one.
 */
export async function plannedRoom(uow: UnitOfWork, order: PurchaseOrder, except = 0) {
  const agreed = advancesOf(await orderPlan(order, uow))
  if (agreed === null) return null
  const live = await liveAdvances(uow, order, except)
  return Math.max(0, agreed - live.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
}

const liveAdvances = (uow: UnitOfWork, order: PurchaseOrder, except: number) =>
  VendorAdvance.query({ client: uow.trx })
    .where('purchaseOrderId', order.id)
    .whereIn('status', [...LIVE_ADVANCES])
    .whereNot('id', except)
    .forUpdate()

/**
 * What may still be advanced on an order: what is not billed of it yet, less what bills to come already
 * have to recover. An advance beyond it would never be recovered.
 */
export async function roomFor(uow: UnitOfWork, order: PurchaseOrder, except = 0): Promise<number> {
  const billed = await uow.trx
    .from('purchase_bills')
    .where('purchase_order_id', order.id)
    .whereNot('status', 'cancelled')
    .sum('total_minor as total')
    .sum('credited_minor as credited')
    .sum('retention_minor as retention')
    .first()
  const advances = await liveAdvances(uow, order, except)
  const waiting = advances.reduce((sum, { leftMinor }) => sum + leftMinor, 0)
  // what is held back is not there to recover from
  const due = order.totalMinor - retentionOf(order.subtotalMinor, order.retentionBp)
  const asked = Number(billed?.total ?? 0) - Number(billed?.credited ?? 0)
  return Math.max(0, due - (asked - Number(billed?.retention ?? 0)) - waiting)
}
