import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { rateVendor } from './rate_vendor.js'
import { findVendor } from '#procurement/vendors/find_vendor'
import VendorRatingTransformer from '#procurement/vendors/transformers/vendor_rating_transformer'
import { createVendorRatingValidator } from './validator.js'

export default class VendorRatingsController {
  async index(ctx: HttpContext) {
    const { ratings } = await findVendor(ctx.params.id)
    return ctx.serialize(VendorRatingTransformer.transform(ratings))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVendorRatingValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const rating = await rateVendor(uow, await lockVendor(uow, ctx.params.id), input)
      return ctx.serialize(VendorRatingTransformer.transform(rating))
    })
  }
}
