import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { amendOrder } from '#procurement/amending/amend_order'
import { findPurchaseOrder } from '#procurement/queries/find_purchase_order'
import { orderVersions } from '#procurement/queries/order_versions'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { amendPurchaseOrderValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderAmendmentsController {
  /** The versions before this one. */
  async index(ctx: HttpContext) {
    return orderVersions(await findPurchaseOrder(ctx, ctx.params.id))
  }

  /** The next version of an approved order; it waits for its approval anew. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, amendPurchaseOrderValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('amend', order, approverOf(ctx))
      await amendOrder(unit, order, input)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }
}
