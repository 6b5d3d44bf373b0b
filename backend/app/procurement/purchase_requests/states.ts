import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'
import type { PurchaseRequestStatus } from '#procurement/enums/purchase_request_statuses'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'

type RequestAction =
  'update' | 'delete' | 'submit' | 'approve' | 'reject' | 'cancel' | 'quote' | 'award' | 'reopen'
type Subject = Pick<PurchaseRequest, 'status' | 'createdBy'>

interface Step {
  from: readonly PurchaseRequestStatus[]
  ability: string
  /** Its writer, or who buys for the firm. */
  own?: true
  /** The author of a request can't decide on it. */
  notOwn?: true
}

/** Prices and orders belong to the buyers, regardless of who requested the goods. */
const BUYS = 'purchase-orders.manage'
const WRITES = 'purchase-requests.manage'

/**
 * The life of a purchase request: draft → submitted → approved | rejected; approved → quoting once
 * vendors were invited → awarded, and back to quoting while no order of it lives.
 */
export const PURCHASE_REQUEST_LIFE: Readonly<Record<RequestAction, Step>> = {
  update: { from: ['draft', 'rejected'], ability: WRITES, own: true },
  delete: { from: ['draft'], ability: WRITES, own: true },
  submit: { from: ['draft', 'rejected'], ability: WRITES, own: true },
  approve: { from: ['submitted'], ability: 'purchase-requests.approve', notOwn: true },
  reject: { from: ['submitted'], ability: 'purchase-requests.approve', notOwn: true },
  cancel: { from: ['submitted', 'approved', 'rejected', 'quoting'], ability: WRITES, own: true },
  quote: { from: ['approved', 'quoting'], ability: BUYS },
  award: { from: ['quoting'], ability: BUYS },
  reopen: { from: ['awarded'], ability: BUYS },
}

/** @param open the request's open approval, for `approve` and `reject` */
export function isAllowed(
  action: RequestAction,
  request: Subject,
  by: Approver,
  open?: ApprovalRequest | null
): boolean {
  const { from, ability, own, notOwn } = PURCHASE_REQUEST_LIFE[action]
  if (!from.includes(request.status) || !by.abilities.has(ability)) return false
  if (own && !isTheirs(request, by)) return false
  return !notOwn || (!isSelf(request, by) && mayDecide(open, by))
}

/**
 * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT when the status does not allow it,
 *   403 FORBIDDEN on what is another's, 403 SELF_APPROVAL for a decision on one's own request
 */
export function requireAction(action: RequestAction, request: Subject, by: Approver) {
  const { from, ability, own, notOwn } = PURCHASE_REQUEST_LIFE[action]
  if (!from.includes(request.status)) {
    const code = action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT'
    throw conflict(code, { details: { status: request.status } })
  }
  if (!by.abilities.has(ability) || (own && !isTheirs(request, by))) throw forbidden()
  if (notOwn && isSelf(request, by)) throw forbidden('SELF_APPROVAL')
}

function isTheirs({ createdBy }: Subject, by: Approver) {
  return createdBy === by.userId || by.abilities.has(BUYS)
}

function isSelf({ createdBy }: Subject, by: Approver) {
  return createdBy !== null && isSelfApproval({ requestedBy: createdBy }, by)
}
