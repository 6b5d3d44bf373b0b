import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { appendEntries } from '#people/leave_entries/append_entries'
import { assessLeave } from './assess_leave.js'
import type LeaveRequest from './leave_request.js'
import { LEAVE_REQUEST, recordRequest, saveRequest } from './record_request.js'
import { spanOf } from './submit_leave.js'

interface Decision {
  comment: string | null
  by: Approver
}

const about = ({ id: documentId }: LeaveRequest) => ({
  documentType: LEAVE_REQUEST,
  documentId,
  amountMinor: 0,
})

/**
 * Approves a locked request, and takes its days from the ledger. While further steps follow, it stays
 * submitted.
 * @throws AppError as `decide` and `assessLeave`: what has changed since it was sent counts
 */
export async function approveLeave(uow: UnitOfWork, request: LeaveRequest, decision: Decision) {
  const before = request.toAudit()
  const { comment, by } = decision
  const { status } = await decide(uow, { ...about(request), decision: 'approve', comment, by })
  if (status === 'approved') {
    const { employee, leaveType: type, id: requestId } = request
    // the person is locked: against the turn of the year, and other requests of theirs
    const wanted = { employee, type, span: spanOf(request), requestId }
    const { daysE4 } = await assessLeave(uow.trx, wanted)
    request.merge({ status, daysE4 })
    await appendEntries(uow, [entryOf(request, 'taken')])
  }
  await saveRequest(uow, request)
  const after = { ...request.toAudit(), ...(comment && { comment }) }
  await recordRequest(uow, 'approve', request, { before, after })
}

/** @throws AppError as `decide` */
export async function rejectLeave(
  uow: UnitOfWork,
  request: LeaveRequest,
  { reason, by }: { reason: string; by: Approver }
) {
  const before = request.toAudit()
  await decide(uow, { ...about(request), decision: 'reject', comment: reason, by })
  request.merge({ status: 'rejected', reason })
  await saveRequest(uow, request)
  await recordRequest(uow, 'reject', request, { before, after: request.toAudit() })
}

/** Cancels a locked request; what was taken goes back. */
export async function cancelLeave(uow: UnitOfWork, request: LeaveRequest, reason: string) {
  const before = request.toAudit()
  if (request.status === 'approved') await appendEntries(uow, [entryOf(request, 'returned')])
  else await voidApproval(uow, LEAVE_REQUEST, request.id, reason)
  request.merge({ status: 'cancelled', reason })
  await saveRequest(uow, request)
  await recordRequest(uow, 'cancel', request, { before, after: request.toAudit() })
}

function entryOf(request: LeaveRequest, kind: 'taken' | 'returned') {
  const { id, employeeId, leaveTypeId, fromOn, daysE4 } = request
  return {
    ...{ employeeId, leaveTypeId, kind, effectiveOn: fromOn, leaveRequestId: id },
    daysE4: kind === 'taken' ? -daysE4 : daysE4,
    key: `${kind}:${id}`,
  }
}
