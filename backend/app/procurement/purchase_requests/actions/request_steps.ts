import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import {
  PURCHASE_REQUEST,
  recordRequest,
  saveRequest,
} from '#procurement/purchase_requests/request_audit'
import { closeRequestShares } from '#procurement/purchase_requests/rfq_shares'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

/** Hands a locked request in. @throws AppError 422 when it asks for nothing */
export async function submitRequest(uow: UnitOfWork, request: PurchaseRequest) {
  if (!request.lines.length) throw invalid({ lines: ['required'] })
  const before = request.toAudit()
  request.merge({ status: 'submitted', reason: null })
  await saveRequest(uow, request)
  await openApproval(uow, {
    documentType: PURCHASE_REQUEST,
    documentId: request.id,
    documentNumber: request.number,
    title: [request.title, request.projectName].filter(Boolean).join(' · '),
    titleAr: [request.title, request.projectNameAr].filter(Boolean).join(' · '),
    link: `/procurement/purchase-requests/${request.id}`,
    documentVersion: request.version,
    authoredBy: request.createdBy ?? null,
    writtenIn: [
      {
        entityType: PURCHASE_REQUEST,
        entityId: request.id,
        actions: ['create', 'update', 'submit'],
      },
    ],
    amountMinor: request.estimatedMinor,
    currency: STOCK_CURRENCY,
    department: 'procurement',
  })
  await recordRequest(uow, 'submit', request, { before, after: request.toAudit() })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked request. While further steps follow, it stays submitted.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED
 */
export async function decideRequest(
  uow: UnitOfWork,
  request: PurchaseRequest,
  requested: Decision
) {
  const before = request.toAudit()
  const { id: documentId, estimatedMinor: amountMinor } = request
  const about = { documentType: PURCHASE_REQUEST, documentId, amountMinor }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status !== 'pending') request.status = status
  request.reason = status === 'rejected' ? requested.comment : null
  await saveRequest(uow, request)
  const after = { ...request.toAudit(), ...(requested.comment && { comment: requested.comment }) }
  await recordRequest(uow, requested.decision, request, { before, after })
}

/** Cancels a locked request; a pending approval request is withdrawn. */
export async function cancelRequest(uow: UnitOfWork, request: PurchaseRequest, reason: string) {
  const before = request.toAudit()
  request.merge({ status: 'cancelled', reason })
  await saveRequest(uow, request)
  await voidApproval(uow, PURCHASE_REQUEST, request.id, reason)
  await closeRequestShares(uow, request)
  await recordRequest(uow, 'cancel', request, { before, after: request.toAudit() })
}
