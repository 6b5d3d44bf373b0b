import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Vendor from '#procurement/vendors/models/vendor'

/**
 * The vendor, locked until the unit ends.
 * @param seen version that the caller has read; without one any is accepted
 * @throws AppError 404, or 412 when it has changed since
 */
export async function lockVendor(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<Vendor> {
  const vendor = await Vendor.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!vendor) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(vendor, expectedVersion, uow.trx)
  return vendor
}
