import { conflict } from '#core/base/app_error'
import { LIVE_ADVANCES } from '#procurement/enums/vendor_advances'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from './change_purchase_order.js'
import { emitOrder, PURCHASE_ORDER, recordChange } from '#procurement/purchase_orders/records'
import { PURCHASE_ORDER_CANCELLED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** Cancels a locked order; a pending approval request is withdrawn. @throws AppError 409 ADVANCE_OPEN */
export async function cancelPurchaseOrder(uow: UnitOfWork, order: PurchaseOrder, reason: string) {
  await requireNoAdvance(uow, order)
  const before = order.toAudit()
  order.merge({ status: 'cancelled', cancelReason: reason })
  await saveNext(uow, order)
  await voidApproval(uow, PURCHASE_ORDER, order.id, reason)
  await recordChange(uow, 'cancel', order, { before, after: order.toAudit() })
  await emitOrder(uow, PURCHASE_ORDER_CANCELLED, order, reason)
}

/** Money that the vendor has or is about to get is not forgotten with its order. */
async function requireNoAdvance(uow: UnitOfWork, order: PurchaseOrder) {
  const open = await uow.trx
    .from('vendor_advances')
    .where('purchase_order_id', order.id)
    .whereIn('status', [...LIVE_ADVANCES])
    .first()
  if (open) throw conflict('ADVANCE_OPEN')
}
