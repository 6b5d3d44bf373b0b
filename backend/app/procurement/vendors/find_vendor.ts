import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Vendor from '#procurement/vendors/models/vendor'

const RATINGS_SHOWN = 50

/**
 * A vendor with what its page shows: documents, and its latest ratings.
 * @throws AppError 404
 */
export async function findVendor(id: number, uow?: UnitOfWork): Promise<Vendor> {
  const vendor = await Vendor.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('documents', (documents) => void documents.preload('file'))
    .preload('ratings', (ratings) => void ratings.limit(RATINGS_SHOWN))
    .first()
  if (!vendor) throw notFound()
  return vendor
}
