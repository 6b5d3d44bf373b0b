import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { requestOfOrder } from '#procurement/requests/request_of_order'
import type { Unit } from '#core/unit/unit'
import { PURCHASE_ORDER } from '#procurement/actions/purchase_order_records'
import { deliveryOf } from '#procurement/queries/delivery_of'
import { findPurchaseOrder } from '#procurement/queries/find_purchase_order'
import { orderContext } from '#procurement/queries/order_context'
import { orderRetention } from '#procurement/queries/order_retention'
import PurchaseOrderDetailTransformer from '#procurement/transformers/purchase_order_detail_transformer'

/** An order as its page and every write on it answer. @throws AppError 404 */
export async function showPurchaseOrder(ctx: HttpContext, id: number, unit?: Unit) {
  const reader = approverOf(ctx)
  const order = await findPurchaseOrder(reader, id, unit)
  const context = await orderContext([order], reader, unit)
  const beside = {
    approval: await approvalOf(PURCHASE_ORDER, id, unit?.trx),
    request: await requestOfOrder(id, unit),
    retention: await orderRetention(order, unit),
    delivery: await deliveryOf(order, unit),
  }
  return ctx.serialize(PurchaseOrderDetailTransformer.transform(order, context, beside))
}
