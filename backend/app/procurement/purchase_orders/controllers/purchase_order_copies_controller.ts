import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { copyPurchaseOrder } from '#procurement/purchase_orders/actions/copy_purchase_order'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { noBody } from '#core/validation/fields'

export default class PurchaseOrderCopiesController {
  /** A new draft with the lines of another order. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const source = await findPurchaseOrder(ctx, ctx.params.id, uow)
      const { id } = await copyPurchaseOrder(uow, source)
      return showPurchaseOrder(ctx, id, uow)
    })
  }
}
