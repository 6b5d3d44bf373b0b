import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { submitPurchaseOrder } from '#procurement/actions/submit_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderSubmissionsController {
  /** Hands an order in for approval. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('submit', order, approverOf(ctx))
      await submitPurchaseOrder(unit, order)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }
}
