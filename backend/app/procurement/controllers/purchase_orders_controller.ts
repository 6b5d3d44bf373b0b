import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { deletePurchaseOrder } from '#procurement/actions/delete_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import { createPurchaseOrder, updatePurchaseOrder } from '#procurement/actions/save_purchase_order'
import {
  purchaseOrderListing,
  purchaseOrderScope,
} from '#procurement/listings/purchase_order_listing'
import PurchaseOrder from '#procurement/models/purchase_order'
import { orderContext } from '#procurement/queries/order_context'
import { showPurchaseOrder } from '#procurement/queries/show_purchase_order'
import { requireAction } from '#procurement/rules/purchase_order_life'
import PurchaseOrderTransformer from '#procurement/transformers/purchase_order_transformer'
import {
  createPurchaseOrderValidator,
  updatePurchaseOrderValidator,
} from '#procurement/validators/purchase_order'

export default class PurchaseOrdersController {
  async index(ctx: HttpContext) {
    const scope = purchaseOrderScope(ctx)
    const orders = await answerList(ctx, PurchaseOrder, purchaseOrderListing, { scope })
    const context = await orderContext(orders, approverOf(ctx))
    return ctx.serialize(PurchaseOrderTransformer.transform(orders, context))
  }

  async show(ctx: HttpContext) {
    return showPurchaseOrder(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPurchaseOrderValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createPurchaseOrder(unit, input)
      return showPurchaseOrder(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePurchaseOrderValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('update', order, approverOf(ctx))
      await updatePurchaseOrder(unit, order, input)
      return showPurchaseOrder(ctx, order.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const order = await lockPurchaseOrder(unit, ctx, ctx.params.id, seen)
      requireAction('delete', order, approverOf(ctx))
      await deletePurchaseOrder(unit, order)
    })
  }
}
