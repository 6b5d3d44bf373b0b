import type { HttpContext } from '@adonisjs/core/http'

import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { cancelBill } from '#procurement/bills/actions/settle_bill'
import { orderBills } from '#procurement/bills/queries/order_bills'
import { reasonValidator } from '#core/validation/decisions'

export default class BillCancellationsController {
  /** Takes a bill out of the books. The version is the bill's. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    const { id, billId } = ctx.params
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, id)
      await cancelBill(uow, order, { billId, expectedVersion, reason })
      return orderBills(ctx, order.id, uow)
    })
  }
}
