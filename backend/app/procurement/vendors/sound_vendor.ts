import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writingOf } from '#procurement/vendors/approval/writing'
import Vendor from '#procurement/vendors/models/vendor'
import { requireOpenVendor } from '#procurement/vendors/states'

/**
 * Nothing is ordered from, nor money paid ahead to, a vendor that could not be ordered from. On hold,
 * what was submitted may still be approved, unless the vendor has become another since its own approval.
 * @throws AppError 409 VENDOR_BLOCKED
 */
export async function requireSoundVendor(
  uow: UnitOfWork,
  vendorId: number,
  step: 'submit' | 'approve'
) {
  const vendor = await Vendor.findOrFail(vendorId, { client: uow.trx })
  const { status } = vendor
  requireOpenVendor(status, step)
  if (status !== 'on_hold') return
  const { changed } = await writingOf(vendor, uow.trx)
  if (changed.length) throw conflict('VENDOR_BLOCKED', { details: { status } })
}
