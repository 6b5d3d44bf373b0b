import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { releaseBill } from '#procurement/billing/settle_bill'
import { orderBills } from '#procurement/queries/order_deliveries'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseBillReleasesController {
  /** Releases a blocked bill for payment. The version is the bill's. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    const { id, billId } = ctx.params
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, id)
      await releaseBill(unit, order, { billId, seen, reason }, approverOf(ctx))
      return orderBills(ctx, order.id, unit)
    })
  }
}
