import { DateTime } from 'luxon'
import { emptyColumns } from '#core/database/empty_columns'
import { defaultVatRateBp } from '#core/settings/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { fillQuotation, fillSearchText } from './fill_quotation.js'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { quotationEvent } from '#engineering/quotations/quotation_payloads'
import {
  markUnnumbered,
  nameDraft,
  numberQuotation,
} from '#engineering/quotations/number_quotation'
import { standardTerms } from '#engineering/quotations/terms/offer_terms'
import { requestApproval } from '#engineering/quotations/approval'
import { storeLines } from './store_lines.js'
import { STATUS_OF_STAGE } from '#engineering/enums/quotation_stages'
import { QUOTATION_CREATED } from '#engineering/events/quotation_events'
import Quotation from '#engineering/quotations/models/quotation'
import { today } from '#core/settings/firm_clock'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import type { QuotationInput } from '#engineering/quotations/validator'

/**
 * Adds a quotation. Unless it is a draft it takes the next number of its year and awaits approval
 * at once.
 * @throws AppError 422 as fillQuotation
 */
export async function createQuotation(
  uow: UnitOfWork,
  input: QuotationInput & { projectName: string },
  { draft, issuedOn = today() }: { draft: boolean; issuedOn?: string }
): Promise<Quotation> {
  const quotation = newQuotation(uow, issuedOn)
  quotation.terms = await standardTerms(uow)
  const lines = await fillQuotation(uow, quotation, input)
  if (draft) markUnnumbered(quotation)
  else {
    await numberQuotation(uow, quotation, issuedOn)
    markSubmitted(uow, quotation)
  }
  await insertNew(uow, quotation, lines ?? [])
  if (!draft) await requestApproval(uow, quotation)
  return quotation
}

/** Saves a numbered quotation, or a draft marked so, with its lines. */
export async function insertNew(uow: UnitOfWork, quotation: Quotation, lines: LineValues[]) {
  await insertNamed(quotation)
  await storeLines(uow, quotation, lines)
  await logQuotation(uow, 'create', quotation, { after: quotation.toAudit() })
  await uow.emit(QUOTATION_CREATED, { ...quotationEvent(quotation) })
}

async function insertNamed(quotation: Quotation) {
  fillSearchText(quotation)
  await quotation.save()
  if (quotation.stage !== 'draft') return
  nameDraft(quotation)
  fillSearchText(quotation)
  await quotation.save()
}

/** An empty draft of our own, not saved. */
export function newQuotation(uow: UnitOfWork, issuedOn: string) {
  const quotation = new Quotation().useTransaction(uow.trx)
  quotation.merge({
    ...emptyColumns(Quotation),
    revision: 0,
    reminders: 0,
    planVersion: 0,
    version: 1,
    quotedOn: issuedOn,
    productTypes: [],
    currency: 'SAR',
    vatRateBp: defaultVatRateBp(),
    discountMinor: 0,
    markups: [],
    terms: [],
    costRates: [],
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  quotation.stage = 'draft'
  quotation.status = STATUS_OF_STAGE.draft
  quotation.lines = []
  return quotation
}

/** Into the hands of the approvers: what an earlier decision left behind is wiped. */
export function markSubmitted(uow: UnitOfWork, quotation: Quotation) {
  quotation.stage = 'pending_approval'
  quotation.status = STATUS_OF_STAGE.pending_approval
  quotation.submittedAt = DateTime.utc()
  quotation.submittedBy = uow.actor.id
  quotation.decidedAt = null
  quotation.decidedBy = null
  quotation.rejectionReason = null
}
