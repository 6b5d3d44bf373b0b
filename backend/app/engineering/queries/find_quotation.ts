import { notFound } from '#core/exceptions/app_error'
import Quotation from '#engineering/models/quotation'

/** @throws AppError 404 */
export async function findQuotation(id: number): Promise<Quotation> {
  const quotation = await Quotation.find(id)
  if (!quotation) throw notFound()
  return quotation
}
