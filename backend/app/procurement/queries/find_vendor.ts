import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Vendor from '#procurement/models/vendor'

const RATINGS_SHOWN = 50

/**
 * A vendor with what its page shows: papers, and its latest ratings.
 * @throws AppError 404
 */
export async function findVendor(id: number, unit?: Unit): Promise<Vendor> {
  const vendor = await Vendor.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('documents', (documents) => void documents.preload('file'))
    .preload('ratings', (ratings) => void ratings.limit(RATINGS_SHOWN))
    .first()
  if (!vendor) throw notFound()
  return vendor
}
