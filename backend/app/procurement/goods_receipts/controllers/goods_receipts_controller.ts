import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { orderReceipts } from '#procurement/goods_receipts/order_receipts'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'
import { reverseReceipt } from '#procurement/goods_receipts/actions/reverse_receipt'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { createReceiptValidator } from '#procurement/goods_receipts/validator'
import { reasonValidator } from '#core/validation/decisions'
import { refuseHiddenOrder } from '#procurement/purchase_orders/queries/find_purchase_order'

export default class GoodsReceiptsController {
  async index(ctx: HttpContext) {
    await refuseHiddenOrder(ctx, ctx.params.id)
    return orderReceipts(ctx, ctx.params.id)
  }

  /** Books in a delivery; answers all deliveries of the order. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('receive', order, approverOf(ctx))
      await receiveGoods(uow, order, input)
      return orderReceipts(ctx, order.id, uow)
    })
  }

  /** Takes a delivery back, with its stock. */
  async destroy(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, ctx.params.id, expectedVersion)
      const by = approverOf(ctx)
      purchaseOrderStates.require('receive', order, by)
      await reverseReceipt(uow, order, { receiptId: ctx.params.receiptId, reason, by })
      return orderReceipts(ctx, order.id, uow)
    })
  }
}
