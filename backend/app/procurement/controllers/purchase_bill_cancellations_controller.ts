import type { HttpContext } from '@adonisjs/core/http'

import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { cancelBill } from '#procurement/billing/settle_bill'
import { orderBills } from '#procurement/queries/order_deliveries'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseBillCancellationsController {
  /** Takes a bill out of the books. The version is the bill's. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    const { id, billId } = ctx.params
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, id)
      await cancelBill(unit, order, { billId, seen, reason })
      return orderBills(ctx, order.id, unit)
    })
  }
}
