import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { ratingValues } from '#procurement/enums/rating_scales'

export const createVendorRatingValidator = vine.create({
  quality: vine.enum(ratingValues('quality')),
  deliveryPerformance: vine.enum(ratingValues('deliveryPerformance')),
  responsiveness: vine.enum(ratingValues('responsiveness')),
  pricingCompetitiveness: vine.enum(ratingValues('pricingCompetitiveness')),
  reliability: vine.enum(ratingValues('reliability')),
  note: line(1000).nullable().optional(),
})
