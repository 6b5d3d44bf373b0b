import type { Infer } from '@vinejs/vine/types'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import { publishChange } from '#procurement/shared/publish_change'
import type Vendor from '#procurement/vendors/models/vendor'
import VendorRating from '#procurement/vendors/models/vendor_rating'
import { levelsOf, scoreOf, standingOf } from './score.js'
import type { createVendorRatingValidator } from './validator.js'

/**
 * Adds a rating to a locked vendor and makes its score the vendor's own. The vendor's version stays:
 * an opinion does not get in the way of someone who edits the address.
 */
export async function rateVendor(
  uow: UnitOfWork,
  vendor: Vendor,
  { note = null, ...answers }: Infer<typeof createVendorRatingValidator>
): Promise<VendorRating> {
  const scoreBp = scoreOf(levelsOf(answers))
  const standing = standingOf(scoreBp)
  const rating = await VendorRating.create(
    { ...answers, note, scoreBp, standing, vendorId: vendor.id, createdBy: uow.actor.id },
    { client: uow.trx }
  )
  const before = {
    ratingScore: scoreText(vendor.ratingScoreBp),
    ratingStanding: vendor.ratingStanding,
  }
  vendor.merge({ ratingScoreBp: scoreBp, ratingStanding: standing })
  await vendor.save()
  const after = { ...answers, note, ratingScore: scoreText(scoreBp), ratingStanding: standing }
  await uow.audit({ action: 'rate', ...vendorAudit(vendor), before, after })
  publishChange(uow, 'vendors', vendor.id, 'rate')
  return rating
}

const scoreText = (bp: number | null) => (bp === null ? null : (bp / 100).toFixed(2))
