import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { amendOrder } from '#procurement/purchase_orders/amendments/amend_order'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { orderVersions } from '#procurement/purchase_orders/queries/order_versions'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { amendPurchaseOrderValidator } from '#procurement/purchase_orders/validator'

export default class PurchaseOrderAmendmentsController {
  /** The versions before this one. */
  async index(ctx: HttpContext) {
    return orderVersions(await findPurchaseOrder(ctx, ctx.params.id))
  }

  /** The next version of an approved order; it needs approval again. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, amendPurchaseOrderValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('amend', order, approverOf(ctx))
      await amendOrder(uow, order, input)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }
}
