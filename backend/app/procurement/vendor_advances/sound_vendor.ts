import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Vendor from '#procurement/vendors/models/vendor'
import { requireOpenVendor } from '#procurement/vendors/states'

/** No money goes ahead to a vendor that could not be ordered from. @throws AppError 409 VENDOR_BLOCKED */
export async function requireSoundVendor(
  uow: UnitOfWork,
  vendorId: number,
  step: 'submit' | 'approve'
) {
  const { status } = await Vendor.findOrFail(vendorId, { client: uow.trx })
  requireOpenVendor(status, step)
}
