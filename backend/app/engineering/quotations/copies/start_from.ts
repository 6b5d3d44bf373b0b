import { notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { insertNew, newQuotation } from '#engineering/quotations/actions/create_quotation'
import { fillClient, rescore } from '#engineering/quotations/actions/fill_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { markUnnumbered } from '#engineering/quotations/number_quotation'
import { billContent, type BillContent } from './bill_content.js'
import { loadLines } from '#engineering/quotations/queries/load_lines'

interface NewFacts {
  projectName?: string
  clientId?: number | null
}

/**
 * Starts a draft with the lines, mark-ups and terms of another bill, of today and without a term.
 * @throws AppError 422 when the client doesn't exist
 */
export async function startFrom(
  uow: UnitOfWork,
  { facts, lines }: BillContent,
  { projectName, clientId }: NewFacts
): Promise<Quotation> {
  const quotation = newQuotation(uow, today())
  quotation.merge({ ...facts, quotedOn: today(), validUntilOn: null })
  if (projectName) quotation.merge({ projectName, projectNameAr: null })
  if (clientId !== undefined) await fillClient(uow, quotation, clientId)
  await rescore(uow, quotation)
  markUnnumbered(quotation)
  await insertNew(uow, quotation, lines)
  return quotation
}

/** @throws AppError 404, 422 */
export async function copyQuotation(uow: UnitOfWork, id: number, facts: NewFacts) {
  const source = await Quotation.query({ client: uow.trx }).where('id', id).first()
  if (!source) throw notFound()
  await loadLines(source)
  return startFrom(uow, billContent(source), facts)
}
