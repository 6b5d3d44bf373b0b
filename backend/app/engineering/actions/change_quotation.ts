import type { Approver } from '#core/approvals/approver'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { markSubmitted } from '#engineering/actions/create_quotation'
import { fillQuotation, fillSearchText } from '#engineering/actions/fill_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { numberQuotation } from '#engineering/actions/number_quotation'
import { reopenApproval, requestApproval } from '#engineering/actions/request_approval'
import { storeLines } from '#engineering/actions/store_lines'
import type Quotation from '#engineering/models/quotation'
import { today } from '#core/settings/firm_clock'
import { requireTransition } from '#engineering/rules/quotation_life'
import type { QuotationInput } from '#engineering/validators/quotation'

export interface Change {
  id: number
  /** The version that the person has seen. */
  seen: number
  by: Approver
}

/**
 * Edits a quotation; one that awaits approval is asked about anew.
 * @throws AppError 404, 409 LOCKED, 412, 422
 */
export async function updateQuotation(unit: Unit, { id, seen, by }: Change, input: QuotationInput) {
  const quotation = await lockQuotation(unit, id)
  const { effect } = requireTransition('update', quotation, by)
  await checkVersion(quotation, seen, unit.trx)
  const before = quotation.toAudit()
  const lines = await fillQuotation(unit, quotation, input)
  if (effect === 'reopen_approval') markSubmitted(unit, quotation)
  await saveNext(unit, quotation)
  if (lines) await storeLines(unit, quotation, lines)
  await logQuotation(unit, 'update', quotation, { before, after: quotation.toAudit() })
  if (effect === 'reopen_approval') await reopenApproval(unit, quotation)
  return quotation
}

/** Hands a draft or a rejected quotation to the approvers. @throws AppError 404, 409, 412 */
export async function submitQuotation(unit: Unit, { id, seen, by }: Change) {
  const quotation = await lockQuotation(unit, id)
  requireTransition('submit', quotation, by)
  await checkVersion(quotation, seen, unit.trx)
  const before = quotation.toAudit()
  await numberQuotation(unit, quotation, today())
  fillSearchText(quotation)
  markSubmitted(unit, quotation)
  await saveNext(unit, quotation)
  await logQuotation(unit, 'submit', quotation, { before, after: quotation.toAudit() })
  await requestApproval(unit, quotation)
  return quotation
}

/** Saves the next version of a locked quotation. */
export async function saveNext(unit: Unit, quotation: Quotation) {
  quotation.version++
  quotation.updatedBy = unit.actor.id
  await quotation.save()
}
