import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { recordInvoice } from '#procurement/bills/actions/record_bill'
import { createInvoiceValidator } from '#procurement/bills/bill_validator'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'
import { listVendorBills, showVendorBill } from '#procurement/bills/queries/vendor_bills'

/** The invoices of all vendors, for those who keep the books. */
export default class VendorBillsController {
  async index(ctx: HttpContext) {
    return listVendorBills(ctx)
  }

  async show(ctx: HttpContext) {
    return showVendorBill(ctx, ctx.params.id)
  }

  /** Records an invoice for several orders; answers the bill on the first of them. */
  async store(ctx: HttpContext) {
    const { orders, ...head } = await validateBody(ctx, createInvoiceValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      // always in the same sequence, so that two invoices do not wait for each other
      const locked = new Map<number, PurchaseOrder>()
      for (const { orderId, version } of orders.toSorted((a, b) => a.orderId - b.orderId)) {
        const order = await lockAnyOrder(uow, orderId, version)
        purchaseOrderStates.require('bill', order, approverOf(ctx))
        locked.set(orderId, order)
      }
      const parts = orders.map(({ orderId, ...asked }) => ({
        order: locked.get(orderId)!,
        ...asked,
      }))
      const [bill] = await recordInvoice(uow, head, parts)
      return showVendorBill(ctx, bill!.id, uow)
    })
  }
}
