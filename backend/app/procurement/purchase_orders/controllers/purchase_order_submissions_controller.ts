import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { submitPurchaseOrder } from '#procurement/purchase_orders/actions/submit_purchase_order'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { noBody } from '#core/validation/fields'

export default class PurchaseOrderSubmissionsController {
  /** Hands an order in for approval. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('submit', order, approverOf(ctx))
      await submitPurchaseOrder(uow, order)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }
}
