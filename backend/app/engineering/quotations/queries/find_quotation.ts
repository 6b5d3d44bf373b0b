import { notFound } from '#core/base/app_error'
import Quotation from '#engineering/quotations/models/quotation'

/** @throws AppError 404 */
export async function findQuotation(id: number): Promise<Quotation> {
  const quotation = await Quotation.find(id)
  if (!quotation) throw notFound()
  return quotation
}
