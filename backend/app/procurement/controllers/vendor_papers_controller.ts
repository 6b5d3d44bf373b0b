import type { HttpContext } from '@adonisjs/core/http'
import { listVendorPapers } from '#procurement/queries/vendor_papers'

export default class VendorPapersController {
  /** The papers of all vendors, the next to run out first. */
  async index(ctx: HttpContext) {
    return listVendorPapers(ctx)
  }
}
