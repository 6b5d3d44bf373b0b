import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Quotation from '#engineering/quotations/models/quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'

/** The quotation with its lines, held until the unit ends. @throws AppError 404 */
export async function lockQuotation(uow: UnitOfWork, id: number): Promise<Quotation> {
  const quotation = await Quotation.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!quotation) throw notFound()
  await loadLines(quotation)
  return quotation
}
