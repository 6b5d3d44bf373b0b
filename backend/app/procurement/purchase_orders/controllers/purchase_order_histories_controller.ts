import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'

export default class PurchaseOrderHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findPurchaseOrder(ctx, ctx.params.id)
    return answerHistory(ctx, PURCHASE_ORDER, id)
  }
}
