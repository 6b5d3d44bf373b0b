import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { recordBill } from '#procurement/billing/record_bill'
import { refuseAbsentOrder } from '#procurement/queries/find_purchase_order'
import { orderBills } from '#procurement/queries/order_deliveries'
import { requireAction } from '#procurement/rules/purchase_order_life'
import { createBillValidator } from '#procurement/validators/purchase_bill'

export default class PurchaseBillsController {
  async index(ctx: HttpContext) {
    await refuseAbsentOrder(ctx.params.id)
    return orderBills(ctx, ctx.params.id)
  }

  /** Records an invoice of the vendor; answers all of the order. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createBillValidator)
    const seen = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, ctx.params.id, seen)
      requireAction('bill', order, approverOf(ctx))
      await recordBill(unit, order, input)
      return orderBills(ctx, order.id, unit)
    })
  }
}
