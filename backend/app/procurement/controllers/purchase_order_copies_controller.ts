import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { copyPurchaseOrder } from '#procurement/actions/copy_purchase_order'
import { findPurchaseOrder } from '#procurement/queries/find_purchase_order'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class PurchaseOrderCopiesController {
  /** A new draft with the lines of another order. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const source = await findPurchaseOrder(ctx, ctx.params.id, unit)
      const { id } = await copyPurchaseOrder(unit, source)
      return showPurchaseOrder(ctx, id, unit)
    })
  }
}
