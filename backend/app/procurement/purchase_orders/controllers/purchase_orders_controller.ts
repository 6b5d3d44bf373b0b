import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { deletePurchaseOrder } from '#procurement/purchase_orders/actions/delete_purchase_order'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import {
  createPurchaseOrder,
  updatePurchaseOrder,
} from '#procurement/purchase_orders/actions/save_purchase_order'
import { purchaseOrderListing } from '#procurement/purchase_orders/listing'
import { purchaseOrderScope } from '#procurement/shared/order_scope'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { orderContext } from '#procurement/purchase_orders/queries/order_context'
import { showPurchaseOrder } from '#procurement/purchase_orders/queries/show_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import PurchaseOrderTransformer from '#procurement/purchase_orders/transformers/purchase_order_transformer'
import {
  createPurchaseOrderValidator,
  updatePurchaseOrderValidator,
} from '#procurement/purchase_orders/validator'

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
    return writeRequest(ctx, async (uow) => {
      const { id } = await createPurchaseOrder(uow, input)
      return showPurchaseOrder(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePurchaseOrderValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('update', order, approverOf(ctx))
      await updatePurchaseOrder(uow, order, input)
      return showPurchaseOrder(ctx, order.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('delete', order, approverOf(ctx))
      await deletePurchaseOrder(uow, order)
    })
  }
}
