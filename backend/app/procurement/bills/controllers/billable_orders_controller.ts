import type { HttpContext } from '@adonisjs/core/http'
import { listBillableOrders, showBillableOrder } from '#procurement/bills/queries/billable_orders'

/** Orders that an invoice may be recorded on, for people whom the order book is closed to. */
export default class BillableOrdersController {
  async index(ctx: HttpContext) {
    return listBillableOrders(ctx)
  }

  async show(ctx: HttpContext) {
    return showBillableOrder(ctx.params.id)
  }
}
