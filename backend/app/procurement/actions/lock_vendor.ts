import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import Vendor from '#procurement/models/vendor'

/**
 * The vendor, locked until the unit ends.
 * @param seen version that the caller has read; without one any is accepted
 * @throws AppError 404, or 412 when somebody else was faster
 */
export async function lockVendor(unit: Unit, id: number, seen?: number): Promise<Vendor> {
  const vendor = await Vendor.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!vendor) throw notFound()
  if (seen !== undefined) await checkVersion(vendor, seen, unit.trx)
  return vendor
}
