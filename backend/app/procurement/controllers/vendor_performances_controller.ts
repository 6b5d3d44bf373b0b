import type { HttpContext } from '@adonisjs/core/http'
import { findVendor } from '#procurement/queries/find_vendor'
import { vendorPerformance } from '#procurement/queries/vendor_performance'

export default class VendorPerformancesController {
  /** What deliveries say of a vendor, each figure with the number of its observations. */
  async index(ctx: HttpContext) {
    const { id } = await findVendor(ctx.params.id)
    return vendorPerformance(id)
  }
}
