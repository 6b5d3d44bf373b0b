import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { closePurchaseOrder } from '#procurement/actions/close_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderClosingsController {
  /** Closes an order; what has not come is no longer awaited. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('close', order, approverOf(ctx))
      await closePurchaseOrder(unit, order, reason)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }
}
