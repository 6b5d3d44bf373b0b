import { DateTime } from 'luxon'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import { recordChange } from '#procurement/actions/purchase_order_records'
import type PurchaseOrder from '#procurement/models/purchase_order'

/** Notes that a locked order has gone to its vendor. */
export async function sendPurchaseOrder(unit: Unit, order: PurchaseOrder) {
  const before = order.toAudit()
  order.merge({ status: 'sent', sentAt: DateTime.utc(), sentBy: unit.actor.id })
  await saveNext(unit, order)
  await recordChange(unit, 'send', order, { before, after: order.toAudit() })
}
