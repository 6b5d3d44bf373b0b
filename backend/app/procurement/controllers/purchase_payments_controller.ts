import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { payBill } from '#procurement/billing/pay_bill'
import { orderBills } from '#procurement/queries/order_deliveries'
import { createPaymentValidator } from '#procurement/validators/purchase_payment'

export default class PurchasePaymentsController {
  /** Records what was paid of a bill. The version is the bill's. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPaymentValidator)
    const seen = requireVersion(ctx)
    const { id, billId } = ctx.params
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const order = await lockAnyOrder(unit, id)
      await payBill(unit, order, { ...input, billId, seen })
      return orderBills(ctx, order.id, unit)
    })
  }
}
