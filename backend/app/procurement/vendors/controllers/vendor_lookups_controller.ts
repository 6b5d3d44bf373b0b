import type { HttpContext } from '@adonisjs/core/http'
import { lookupIds } from '#core/listing/lookup'
import { vendorListing } from '#procurement/vendors/listing'
import Vendor from '#procurement/vendors/models/vendor'

export default class VendorLookupsController {
  /** Id and label for a choice; for people who may refer to vendors but not read the directory. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, { listing: vendorListing, shown: ['name'] })
    const vendors = await Vendor.query().whereIn('id', ids).orderBy('name').orderBy('id')
    return vendors.map(({ id, name, purchasingCurrency, ratingStanding }) => ({
      id,
      label: name,
      purchasingCurrency,
      ratingStanding,
    }))
  }
}
