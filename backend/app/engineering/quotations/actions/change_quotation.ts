import type { Approver } from '#core/approvals/approver'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { markSubmitted } from './create_quotation.js'
import { fillQuotation, fillSearchText } from './fill_quotation.js'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { numberQuotation } from '#engineering/quotations/number_quotation'
import { reopenApproval, requestApproval } from '#engineering/quotations/approval'
import { storeLines } from './store_lines.js'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import type Quotation from '#engineering/quotations/models/quotation'
import { today } from '#core/settings/firm_clock'
import { requireAction } from '#engineering/quotations/states'
import type { QuotationInput } from '#engineering/quotations/validator'

export interface Change {
  id: number
  /** The version that was read. */
  expectedVersion: number
  by: Approver
}

/**
 * Edits a quotation; one that awaits approval is submitted again.
 * @throws AppError 404, 409 LOCKED, 412, 422
 */
export const updateQuotation = (uow: UnitOfWork, change: Change, input: QuotationInput) =>
  editQuotation(uow, change, 'update', (quotation) => fillQuotation(uow, quotation, input))

/** An edit of whatever kind. @param fill what changes; answers the lines where they do */
export async function editQuotation(
  uow: UnitOfWork,
  { id, expectedVersion, by }: Change,
  action: 'update' | 'refresh_rates',
  fill: (quotation: Quotation) => Promise<LineValues[] | null>
) {
  const quotation = await lockQuotation(uow, id)
  requireAction('update', quotation, by)
  const reopens = quotation.stage === 'pending_approval' || quotation.stage === 'approved'
  await checkVersion(quotation, expectedVersion, uow.trx)
  const before = quotation.toAudit()
  const lines = await fill(quotation)
  if (reopens) markSubmitted(uow, quotation)
  await saveNext(uow, quotation)
  if (lines) await storeLines(uow, quotation, lines)
  await logQuotation(uow, action, quotation, { before, after: quotation.toAudit() })
  if (reopens) await reopenApproval(uow, quotation)
  return quotation
}

/** Hands a draft or a rejected quotation to the approvers. @throws AppError 404, 409, 412 */
export async function submitQuotation(uow: UnitOfWork, { id, expectedVersion, by }: Change) {
  const quotation = await lockQuotation(uow, id)
  requireAction('submit', quotation, by)
  await checkVersion(quotation, expectedVersion, uow.trx)
  const before = quotation.toAudit()
  await numberQuotation(uow, quotation, today())
  fillSearchText(quotation)
  markSubmitted(uow, quotation)
  await saveNext(uow, quotation)
  await logQuotation(uow, 'submit', quotation, { before, after: quotation.toAudit() })
  await requestApproval(uow, quotation)
  return quotation
}

/** Saves the next version of a locked quotation. */
export async function saveNext(uow: UnitOfWork, quotation: Quotation) {
  quotation.version++
  quotation.updatedBy = uow.actor.id
  await quotation.save()
}
