import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { assessOvertime } from './assess_overtime.js'
import type OvertimeRequest from './overtime_request.js'
import { OVERTIME_REQUEST, recordRequest, saveRequest } from './record_request.js'

interface Decision {
  comment: string | null
  by: Approver
}

const about = ({ id: documentId }: OvertimeRequest) => ({
  documentType: OVERTIME_REQUEST,
  documentId,
  amountMinor: 0,
})

/**
 * Approves a locked request. While further steps follow, it stays submitted.
 * @throws AppError as `decide` and `assessOvertime`: what has changed since it was sent counts
 */
export async function approveOvertime(
  uow: UnitOfWork,
  request: OvertimeRequest,
  decision: Decision
) {
  const before = request.toAudit()
  const { comment, by } = decision
  const { status } = await decide(uow, { ...about(request), decision: 'approve', comment, by })
  if (status === 'approved') {
    // the person is locked: against other requests, and leave, of theirs
    const { employee, workedOn, projectId, lateReason, id: requestId } = request
    await assessOvertime(uow.trx, { employee, workedOn, projectId, lateReason, requestId })
    request.merge({ status })
  }
  await saveRequest(uow, request)
  const after = { ...request.toAudit(), ...(comment && { comment }) }
  await recordRequest(uow, 'approve', request, { before, after })
}

/** @throws AppError as `decide` */
export async function rejectOvertime(
  uow: UnitOfWork,
  request: OvertimeRequest,
  { reason, by }: { reason: string; by: Approver }
) {
  const before = request.toAudit()
  await decide(uow, { ...about(request), decision: 'reject', comment: reason, by })
  request.merge({ status: 'rejected', decisionReason: reason })
  await saveRequest(uow, request)
  await recordRequest(uow, 'reject', request, { before, after: request.toAudit() })
}

/** Cancels a locked request; what was approved no longer counts. */
export async function cancelOvertime(uow: UnitOfWork, request: OvertimeRequest, reason: string) {
  const before = request.toAudit()
  if (request.status === 'submitted') await voidApproval(uow, OVERTIME_REQUEST, request.id, reason)
  request.merge({ status: 'cancelled', decisionReason: reason })
  await saveRequest(uow, request)
  await recordRequest(uow, 'cancel', request, { before, after: request.toAudit() })
}
