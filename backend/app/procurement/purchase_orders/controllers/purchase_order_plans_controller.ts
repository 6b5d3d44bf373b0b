import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reachMilestone } from '#procurement/payment_plans/reach_milestone'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { showPaymentPlan } from '#procurement/purchase_orders/queries/payment_plan'
import { recordChange } from '#procurement/purchase_orders/records'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { reachedValidator } from '#procurement/purchase_orders/validator'

/** When which part of an order is paid. */
export default class PurchaseOrderPlansController {
  async show(ctx: HttpContext) {
    return showPaymentPlan(ctx, await findPurchaseOrder(ctx, ctx.params.id))
  }

  /** Notes when a milestone was reached. The version is the order's. */
  async update(ctx: HttpContext) {
    const { reachedOn } = await validateBody(ctx, reachedValidator)
    const expectedVersion = requireVersion(ctx)
    const { id, instalmentId } = ctx.params
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, id, expectedVersion)
      purchaseOrderStates.require('reach', order, approverOf(ctx))
      const before = await reachMilestone(uow, order, { instalmentId, reachedOn })
      await saveNext(uow, order)
      const changes = { before: { reachedOn: before }, after: { reachedOn } }
      await recordChange(uow, 'reach_milestone', order, changes)
      return showPaymentPlan(ctx, order, uow)
    })
  }
}
