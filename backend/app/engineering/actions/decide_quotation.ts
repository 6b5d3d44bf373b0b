import { DateTime } from 'luxon'
import { decide } from '#core/approvals/decide'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { saveNext, type Change } from '#engineering/actions/change_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { quotationApproved, quotationEvent } from '#engineering/actions/quotation_payloads'
import { supersede } from '#engineering/actions/revise_quotation'
import { QUOTATION_DOCUMENT } from '#engineering/actions/request_approval'
import { STATUS_OF_STAGE } from '#engineering/enums/quotation_stages'
import { QUOTATION_APPROVED, QUOTATION_REJECTED } from '#engineering/events/quotation_events'
import type Quotation from '#engineering/models/quotation'
import { requireTransition } from '#engineering/rules/quotation_life'

interface Decision extends Change {
  decision: 'approve' | 'reject'
  comment: string | null
}

/**
 * Approves or rejects. While further steps of the approval follow, the quotation stays pending.
 * The decision is about the version seen; of two at once the second finds it already decided.
 * @throws AppError 404, 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | CONFLICT, 412
 */
export async function decideQuotation(unit: Unit, { id, seen, by, decision, comment }: Decision) {
  const quotation = await lockQuotation(unit, id)
  const document = { documentType: QUOTATION_DOCUMENT, documentId: id }
  const decided = quotation.stage === 'approved' || quotation.stage === 'rejected'
  // no open request: tells who decided, and when
  if (decided) await decide(unit, { ...document, decision, comment, by })
  requireTransition(decision, quotation, by)
  await checkVersion(quotation, seen, unit.trx)
  const before = quotation.toAudit()
  const { status } = await decide(unit, { ...document, decision, comment, by })
  if (status !== 'pending') settle(quotation, status, unit, comment)
  if (status === 'approved') await supersede(unit, quotation)
  await saveNext(unit, quotation)
  await logQuotation(unit, decision, quotation, {
    before,
    after: { ...quotation.toAudit(), comment },
  })
  if (status === 'approved')
    await unit.emit(QUOTATION_APPROVED, { ...quotationApproved(quotation, comment) })
  if (status === 'rejected')
    await unit.emit(QUOTATION_REJECTED, { ...quotationEvent(quotation, comment) })
  return quotation
}

function settle(
  quotation: Quotation,
  stage: 'approved' | 'rejected',
  unit: Unit,
  comment: string | null
) {
  quotation.stage = stage
  quotation.status = STATUS_OF_STAGE[stage]
  quotation.decidedAt = DateTime.utc()
  quotation.decidedBy = unit.actor.id
  quotation.rejectionReason = stage === 'rejected' ? comment : null
}
