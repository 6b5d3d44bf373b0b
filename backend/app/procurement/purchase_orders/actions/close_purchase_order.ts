import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { followRetention } from './save_progress.js'
import { saveNext } from './change_purchase_order.js'
import { recordChange } from '#procurement/purchase_orders/records'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** Closes a locked order for good; outstanding quantities are cancelled, with a reason. */
export async function closePurchaseOrder(uow: UnitOfWork, order: PurchaseOrder, reason: string) {
  const before = order.toAudit()
  order.merge({ status: 'closed', closeReason: reason })
  await saveNext(uow, order)
  await followRetention(uow, order)
  await recordChange(uow, 'close', order, { before, after: { ...order.toAudit(), reason } })
}
