import type { Infer } from '@vinejs/vine/types'
import type { Unit } from '#core/unit/unit'
import { aboutVendor } from '#procurement/actions/about_vendor'
import { announce } from '#procurement/live'
import type Vendor from '#procurement/models/vendor'
import VendorRating from '#procurement/models/vendor_rating'
import { levelsOf, scoreOf, standingOf } from '#procurement/rating/score'
import type { createVendorRatingValidator } from '#procurement/validators/vendor_rating'

/**
 * Adds a rating to a locked vendor and makes its score the vendor's own. The vendor's version stays:
 * an opinion does not get in the way of somebody who edits the address.
 */
export async function rateVendor(
  unit: Unit,
  vendor: Vendor,
  { note = null, ...answers }: Infer<typeof createVendorRatingValidator>
): Promise<VendorRating> {
  const scoreBp = scoreOf(levelsOf(answers))
  const standing = standingOf(scoreBp)
  const rating = await VendorRating.create(
    { ...answers, note, scoreBp, standing, vendorId: vendor.id, createdBy: unit.actor.id },
    { client: unit.trx }
  )
  const before = {
    ratingScore: scoreText(vendor.ratingScoreBp),
    ratingStanding: vendor.ratingStanding,
  }
  vendor.merge({ ratingScoreBp: scoreBp, ratingStanding: standing })
  await vendor.save()
  const after = { ...answers, note, ratingScore: scoreText(scoreBp), ratingStanding: standing }
  await unit.audit({ action: 'rate', ...aboutVendor(vendor), before, after })
  announce(unit, 'vendors', vendor.id, 'rate')
  return rating
}

const scoreText = (bp: number | null) => (bp === null ? null : (bp / 100).toFixed(2))
