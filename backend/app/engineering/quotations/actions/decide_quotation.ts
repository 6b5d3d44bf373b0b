import { DateTime } from 'luxon'
import { decide } from '#core/approvals/decide'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext, type Change } from './change_quotation.js'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { quotationApproved, quotationEvent } from '#engineering/quotations/quotation_payloads'
import { supersede } from './revise_quotation.js'
import { amountToApprove, QUOTATION_DOCUMENT } from '#engineering/quotations/approval'
import { STATUS_OF_STAGE } from '#engineering/enums/quotation_stages'
import { QUOTATION_APPROVED, QUOTATION_REJECTED } from '#engineering/events/quotation_events'
import type Quotation from '#engineering/quotations/models/quotation'
import { requireAction } from '#engineering/quotations/states'

interface Decision extends Change {
  decision: 'approve' | 'reject'
  comment: string | null
}

/**
 * Approves or rejects. While further steps of the approval follow, the quotation stays pending.
 * The decision is about the version seen; of two at once the second finds it already decided.
 * @throws AppError 404, 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | CONFLICT, 412
 */
export async function decideQuotation(
  uow: UnitOfWork,
  { id, expectedVersion, by, decision, comment }: Decision
) {
  const quotation = await lockQuotation(uow, id)
  const amountMinor = amountToApprove(quotation)
  const document = { documentType: QUOTATION_DOCUMENT, documentId: id, amountMinor }
  const decided = quotation.stage === 'approved' || quotation.stage === 'rejected'
  // no open request: the error states who decided, and when
  if (decided) await decide(uow, { ...document, decision, comment, by })
  requireAction(decision, quotation, by)
  await checkVersion(quotation, expectedVersion, uow.trx)
  const before = quotation.toAudit()
  const { status } = await decide(uow, { ...document, decision, comment, by })
  if (status !== 'pending') settle(quotation, status, uow, comment)
  if (status === 'approved') await supersede(uow, quotation)
  await saveNext(uow, quotation)
  await logQuotation(uow, decision, quotation, {
    before,
    after: { ...quotation.toAudit(), comment },
  })
  if (status === 'approved')
    await uow.emit(QUOTATION_APPROVED, { ...quotationApproved(quotation, comment) })
  if (status === 'rejected')
    await uow.emit(QUOTATION_REJECTED, { ...quotationEvent(quotation, comment) })
  return quotation
}

function settle(
  quotation: Quotation,
  stage: 'approved' | 'rejected',
  uow: UnitOfWork,
  comment: string | null
) {
  quotation.stage = stage
  quotation.status = STATUS_OF_STAGE[stage]
  quotation.decidedAt = DateTime.utc()
  quotation.decidedBy = uow.actor.id
  quotation.rejectionReason = stage === 'rejected' ? comment : null
}
