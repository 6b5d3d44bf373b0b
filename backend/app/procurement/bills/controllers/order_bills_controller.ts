import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { recordBill } from '#procurement/bills/actions/record_bill'
import { refuseHiddenOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { orderBills } from '#procurement/bills/queries/order_bills'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { createBillValidator } from '#procurement/bills/bill_validator'

export default class OrderBillsController {
  async index(ctx: HttpContext) {
    await refuseHiddenOrder(ctx, ctx.params.id)
    return orderBills(ctx, ctx.params.id)
  }

  /** Records an invoice of the vendor; answers all of the order. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createBillValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockAnyOrder(uow, ctx.params.id, expectedVersion)
      purchaseOrderStates.require('bill', order, approverOf(ctx))
      await recordBill(uow, order, input)
      return orderBills(ctx, order.id, uow)
    })
  }
}
