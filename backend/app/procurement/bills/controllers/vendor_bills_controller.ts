import type { HttpContext } from '@adonisjs/core/http'
import { listVendorBills, showVendorBill } from '#procurement/bills/queries/vendor_bills'

/** The invoices of all vendors, for those who keep the books. */
export default class VendorBillsController {
  async index(ctx: HttpContext) {
    return listVendorBills(ctx)
  }

  async show(ctx: HttpContext) {
    return showVendorBill(ctx, ctx.params.id)
  }
}
