import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import { lockVendor } from '#procurement/actions/lock_vendor'
import { rateVendor } from '#procurement/actions/rate_vendor'
import { findVendor } from '#procurement/queries/find_vendor'
import VendorRatingTransformer from '#procurement/transformers/vendor_rating_transformer'
import { createVendorRatingValidator } from '#procurement/validators/vendor_rating'

export default class VendorRatingsController {
  async index(ctx: HttpContext) {
    const { ratings } = await findVendor(ctx.params.id)
    return ctx.serialize(VendorRatingTransformer.transform(ratings))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVendorRatingValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const rating = await rateVendor(unit, await lockVendor(unit, ctx.params.id), input)
      return ctx.serialize(VendorRatingTransformer.transform(rating))
    })
  }
}
