import { DateTime } from 'luxon'
import { defaultVatRateBp } from '#core/settings/vat'
import type { Unit } from '#core/unit/unit'
import { fillQuotation, fillSearchText } from '#engineering/actions/fill_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { quotationEvent } from '#engineering/actions/quotation_payloads'
import { markUnnumbered, nameDraft, numberQuotation } from '#engineering/actions/number_quotation'
import { requestApproval } from '#engineering/actions/request_approval'
import { storeLines } from '#engineering/actions/store_lines'
import { STATUS_OF_STAGE } from '#engineering/enums/quotation_stages'
import { QUOTATION_CREATED } from '#engineering/events/quotation_events'
import Quotation from '#engineering/models/quotation'
import { today } from '#core/settings/firm_clock'
import type { QuotationInput } from '#engineering/validators/quotation'

/**
 * Adds a quotation. Unless it is a draft it takes the next number of its year and awaits approval
 * at once.
 * @throws AppError 422 as fillQuotation
 */
export async function createQuotation(
  unit: Unit,
  input: QuotationInput & { projectName: string },
  { draft, issuedOn = today() }: { draft: boolean; issuedOn?: string }
): Promise<Quotation> {
  const quotation = newQuotation(unit, issuedOn)
  const lines = await fillQuotation(unit, quotation, input)
  if (draft) markUnnumbered(quotation)
  else {
    await numberQuotation(unit, quotation, issuedOn)
    markSubmitted(unit, quotation)
  }
  await insertNamed(quotation)
  await storeLines(unit, quotation, lines ?? [])
  await logQuotation(unit, 'create', quotation, { after: quotation.toAudit() })
  await unit.emit(QUOTATION_CREATED, { ...quotationEvent(quotation) })
  if (!draft) await requestApproval(unit, quotation)
  return quotation
}

async function insertNamed(quotation: Quotation) {
  fillSearchText(quotation)
  await quotation.save()
  if (quotation.stage !== 'draft') return
  nameDraft(quotation)
  fillSearchText(quotation)
  await quotation.save()
}

/** Everything that nobody has to state. */
const UNSTATED = [
  'validUntilOn',
  'areaSqmE4',
  'clientId',
  'clientName',
  'bdmInitials',
  'projectNameAr',
  'location',
  'city',
  'endUser',
  'requestedBy',
  'requesterType',
  'clientType',
  'contractorPreference',
  'vendorListNomination',
  'historicalSuccess',
  'projectType',
  'notes',
  'costMinor',
  'marginBp',
  'sentAt',
  'closedAt',
  'lostReason',
  'competitor',
  'outcomeNote',
  'followUpOn',
  'revisesId',
  'openRevision',
  'rejectionReason',
  'submittedAt',
  'submittedBy',
  'decidedAt',
  'decidedBy',
] as const

/** An empty draft of our own, not saved. */
export function newQuotation(unit: Unit, issuedOn: string) {
  const quotation = new Quotation().useTransaction(unit.trx)
  quotation.merge({
    ...Object.fromEntries(UNSTATED.map((name) => [name, null])),
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
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  quotation.stage = 'draft'
  quotation.status = STATUS_OF_STAGE.draft
  quotation.$setRelated('lines', [] as never)
  return quotation
}

/** Into the hands of the approvers: what an earlier decision left behind is wiped. */
export function markSubmitted(unit: Unit, quotation: Quotation) {
  quotation.stage = 'pending_approval'
  quotation.status = STATUS_OF_STAGE.pending_approval
  quotation.submittedAt = DateTime.utc()
  quotation.submittedBy = unit.actor.id
  quotation.decidedAt = null
  quotation.decidedBy = null
  quotation.rejectionReason = null
}
