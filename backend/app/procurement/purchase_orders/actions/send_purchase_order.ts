import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from './change_purchase_order.js'
import { recordChange } from '#procurement/purchase_orders/records'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** Notes that a locked order has gone to its vendor. */
export async function sendPurchaseOrder(uow: UnitOfWork, order: PurchaseOrder) {
  const before = order.toAudit()
  order.merge({ status: 'sent', sentAt: DateTime.utc(), sentBy: uow.actor.id })
  await saveNext(uow, order)
  await recordChange(uow, 'send', order, { before, after: order.toAudit() })
}
