import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { refuseHiddenOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { createAdvance } from '#procurement/vendor_advances/actions/create_advance'
import { orderAdvances, showAdvance } from '#procurement/vendor_advances/present_advances'
import { createAdvanceValidator } from '#procurement/vendor_advances/validator'

/** The advances on one order. */
export default class OrderAdvancesController {
  async index(ctx: HttpContext) {
    await refuseHiddenOrder(ctx, ctx.params.id)
    return orderAdvances(ctx, ctx.params.id)
  }

  /** Requests one. The version is the order's. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createAdvanceValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('advance', order, approverOf(ctx))
      const { id } = await createAdvance(uow, order, input)
      return showAdvance(ctx, id, uow)
    })
  }
}
