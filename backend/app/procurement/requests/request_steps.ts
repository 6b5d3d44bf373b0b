import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import type PurchaseRequest from '#procurement/models/purchase_request'
import { PURCHASE_REQUEST, recordRequest, saveRequest } from '#procurement/requests/request_records'
import { STOCK_CURRENCY } from '#procurement/stock/base_currency'

/** Hands a locked request in. @throws AppError 422 when it asks for nothing */
export async function submitRequest(unit: Unit, request: PurchaseRequest) {
  if (!request.lines.length) throw invalid({ lines: ['required'] })
  const before = request.toAudit()
  request.merge({ status: 'submitted', reason: null })
  await saveRequest(unit, request)
  await openApproval(unit, {
    documentType: PURCHASE_REQUEST,
    documentId: request.id,
    documentNumber: request.number,
    title: [request.title, request.projectName].filter(Boolean).join(' · '),
    titleAr: [request.title, request.projectNameAr].filter(Boolean).join(' · '),
    link: `/procurement/purchase-requests/${request.id}`,
    documentVersion: request.version,
    authoredBy: request.createdBy ?? null,
    amountMinor: request.estimatedMinor,
    currency: STOCK_CURRENCY,
    department: 'procurement',
  })
  await recordRequest(unit, 'submit', request, { before, after: request.toAudit() })
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
export async function decideRequest(unit: Unit, request: PurchaseRequest, asked: Decision) {
  const before = request.toAudit()
  const about = { documentType: PURCHASE_REQUEST, documentId: request.id }
  const { status } = await decide(unit, { ...about, ...asked })
  if (status !== 'pending') request.status = status
  request.reason = status === 'rejected' ? asked.comment : null
  await saveRequest(unit, request)
  const after = { ...request.toAudit(), ...(asked.comment && { comment: asked.comment }) }
  await recordRequest(unit, asked.decision, request, { before, after })
}

/** Cancels a locked request; a decision that is still awaited is no longer asked for. */
export async function cancelRequest(unit: Unit, request: PurchaseRequest, reason: string) {
  const before = request.toAudit()
  request.merge({ status: 'cancelled', reason })
  await saveRequest(unit, request)
  await voidApproval(unit, PURCHASE_REQUEST, request.id, reason)
  await recordRequest(unit, 'cancel', request, { before, after: request.toAudit() })
}
