import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { cancelPurchaseOrder } from '#procurement/actions/cancel_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderCancellationsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('cancel', order, approverOf(ctx))
      await cancelPurchaseOrder(unit, order, reason)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }
}
