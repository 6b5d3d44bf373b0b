import { BaseTransformer } from '@adonisjs/core/transformers'
import { ratingScales } from '#procurement/enums/rating_scales'
import type VendorRating from '#procurement/vendors/models/vendor_rating'

/** One rating of a vendor; `score` is 0 to 100 with two decimals. */
export default class VendorRatingTransformer extends BaseTransformer<VendorRating> {
  toObject() {
    const rating = this.resource
    return {
      ...this.pick(rating, ['id', 'vendorId', ...ratingScales, 'standing', 'note', 'createdBy']),
      score: rating.scoreBp / 100,
      createdAt: rating.createdAt.toUTC().toISO()!,
    }
  }
}
