import type { HttpContext } from '@adonisjs/core/http'
import { findVendor } from '#procurement/vendors/find_vendor'
import { vendorPerformance } from './vendor_performance.js'

export default class VendorPerformancesController {
  /** What deliveries say of a vendor, each figure with the number of its observations. */
  async index(ctx: HttpContext) {
    const { id } = await findVendor(ctx.params.id)
    return vendorPerformance(id)
  }
}
