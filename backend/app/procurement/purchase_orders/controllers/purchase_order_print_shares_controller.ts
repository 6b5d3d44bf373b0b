import type { HttpContext } from '@adonisjs/core/http'
import { writeRequest } from '#core/unit_of_work/write_request'
import { closeShareOfPrint } from '#procurement/purchase_orders/order_shares'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { purchaseOrderPrints } from '#procurement/purchase_orders/queries/order_versions'

export default class PurchaseOrderPrintSharesController {
  /** Closes what the code on a PDF opens; the paper itself stays. */
  async destroy(ctx: HttpContext) {
    const { id, printId } = ctx.params
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, id)
      await closeShareOfPrint(uow, order, Number(printId))
      return purchaseOrderPrints(order.id, uow.trx)
    })
  }
}
