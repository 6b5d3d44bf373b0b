import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import Quotation from '#engineering/models/quotation'

/** The quotation with its lines, held until the unit ends. @throws AppError 404 */
export async function lockQuotation(unit: Unit, id: number): Promise<Quotation> {
  const quotation = await Quotation.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!quotation) throw notFound()
  await quotation.load('lines')
  return quotation
}
