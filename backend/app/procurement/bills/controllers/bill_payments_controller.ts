import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { payBill } from '#procurement/bills/actions/pay_bill'
import { orderBills } from '#procurement/bills/queries/order_bills'
import { createPaymentValidator } from '#procurement/bills/payment_validator'

export default class BillPaymentsController {
  /** Records what was paid of a bill. The version is the bill's. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPaymentValidator)
    const expectedVersion = requireVersion(ctx)
    const { id, billId } = ctx.params
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, id)
      await payBill(uow, order, { ...input, billId, expectedVersion })
      return orderBills(ctx, order.id, uow)
    })
  }
}
