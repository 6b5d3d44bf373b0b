import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { sendPurchaseOrder } from '#procurement/actions/send_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderDispatchesController {
  /** Notes that the order has gone to its vendor. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('send', order, approverOf(ctx))
      await sendPurchaseOrder(unit, order)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }
}
