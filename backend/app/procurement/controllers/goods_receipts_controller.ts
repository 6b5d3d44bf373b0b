import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { orderReceipts } from '#procurement/queries/order_deliveries'
import { receiveGoods } from '#procurement/receiving/receive_goods'
import { reverseReceipt } from '#procurement/receiving/reverse_receipt'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { createReceiptValidator } from '#procurement/validators/goods_receipt'
import { reasonValidator } from '#procurement/validators/purchase_order'
import { refuseAbsentOrder } from '#procurement/queries/find_purchase_order'

export default class GoodsReceiptsController {
  async index(ctx: HttpContext) {
    await refuseAbsentOrder(ctx.params.id)
    return orderReceipts(ctx, ctx.params.id)
  }

  /** Books in a delivery; answers all deliveries of the order. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createReceiptValidator)
    const seen = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, ctx.params.id, seen)
      requireAction('receive', order, approverOf(ctx))
      await receiveGoods(unit, order, input)
      return orderReceipts(ctx, order.id, unit)
    })
  }

  /** Takes a delivery back, with its stock. */
  async destroy(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, ctx.params.id, seen)
      requireAction('reverseReceipt', order, approverOf(ctx))
      await reverseReceipt(unit, order, ctx.params.receiptId, reason)
      return orderReceipts(ctx, order.id, unit)
    })
  }
}
