import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { sendPurchaseOrder } from '#procurement/purchase_orders/actions/send_purchase_order'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { noBody } from '#core/validation/fields'

export default class PurchaseOrderDispatchesController {
  /** Notes that the order has gone to its vendor. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('send', order, approverOf(ctx))
      await sendPurchaseOrder(uow, order)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }
}
