import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { promiseDeliveries } from '#procurement/purchase_orders/actions/promise_deliveries'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { promisesValidator } from '#procurement/purchase_orders/validator'

export default class PurchaseOrderPromisesController {
  /** Notes when the vendor delivers which lines; an agreed order is not amended by it. */
  async store(ctx: HttpContext) {
    const { lines } = await validateBody(ctx, promisesValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('promise', order, approverOf(ctx))
      await promiseDeliveries(uow, order, lines)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }
}
