import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { requestOfOrder } from '#procurement/purchase_orders/source_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import { localizedNameOf } from '#procurement/shared/localized_names'
import { deliveryOf } from '#procurement/shared/delivery_address'
import { scheduleNeeds } from '#procurement/shared/schedule_needs'
import { languageOfVendor } from '#procurement/vendors/document_language'
import { findPurchaseOrder } from './find_purchase_order.js'
import { orderContext } from './order_context.js'
import { shownGaps } from '#procurement/purchase_orders/order_budget'
import { orderRetention } from '#procurement/purchase_orders/order_retention'
import { splitOrders } from '#procurement/purchase_orders/split_orders'
import PurchaseOrderDetailTransformer from '#procurement/purchase_orders/transformers/purchase_order_detail_transformer'

/** An order as its page and every write on it answer. @throws AppError 404 */
export async function showPurchaseOrder(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const viewer = approverOf(ctx)
  const order = await findPurchaseOrder(viewer, id, uow)
  const context = await orderContext([order], viewer, uow)
  const beside = {
    approval: await approvalOf(PURCHASE_ORDER, id, uow?.trx),
    request: await requestOfOrder(id, uow),
    split: await splitOrders(order, uow),
    budgetGaps: await shownGaps(order, uow?.trx ?? db.connection()),
    departmentName: await localizedNameOf('department_names', order.departmentId, uow?.trx),
    retention: await orderRetention(order, uow),
    delivery: await deliveryOf(order, uow),
    vendorLanguage: await languageOfVendor(order.vendorId, uow?.trx),
    needs: await scheduleNeeds(
      order.lines.map(({ needId }) => needId),
      uow?.trx
    ),
  }
  return ctx.serialize(PurchaseOrderDetailTransformer.transform(order, context, beside))
}
