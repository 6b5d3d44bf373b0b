import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { cancelPurchaseOrder } from '#procurement/purchase_orders/actions/cancel_purchase_order'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { reasonValidator } from '#core/validation/decisions'

export default class PurchaseOrderCancellationsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('cancel', order, approverOf(ctx))
      await cancelPurchaseOrder(uow, order, reason)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }
}
