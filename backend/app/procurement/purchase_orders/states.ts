import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'
import type { PurchaseOrderStatus } from '#procurement/enums/purchase_order_statuses'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

type PurchaseOrderAction =
  | 'update'
  | 'delete'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'send'
  | 'receive'
  | 'reverseReceipt'
  | 'bill'
  | 'close'
  | 'promise'
  | 'amend'
type Subject = Pick<PurchaseOrder, 'status' | 'createdBy' | 'receivedBp' | 'billedBp'>

interface Transition {
  from: readonly PurchaseOrderStatus[]
  /** `same`: the status stays; `gone`: the record is deleted. */
  to: PurchaseOrderStatus | 'same' | 'gone'
  ability: string
  /** The author of an order can't decide on it, even if a colleague submitted it. */
  notOwn?: true
  /** Only while nothing has come of it and nothing was billed; an amended order may have both. */
  untouched?: true
  effect: 'open_approval' | 'decide' | 'void_approval' | 'none'
}

/**
 * The life of a purchase order: draft → submitted → approved | rejected; rejected → submitted
 * again; everything that nothing has come of → cancelled. What was approved is never edited. From
 * approved on it is sent, received in parts and billed, and closed at last.
 */
const PURCHASE_ORDER_LIFE: Readonly<Record<PurchaseOrderAction, Transition>> = {
  update: {
    from: ['draft', 'rejected'],
    to: 'same',
    ability: 'purchase-orders.manage',
    effect: 'none',
  },
  delete: { from: ['draft'], to: 'gone', ability: 'purchase-orders.manage', effect: 'none' },
  submit: {
    from: ['draft', 'rejected'],
    to: 'submitted',
    ability: 'purchase-orders.manage',
    effect: 'open_approval',
  },
  approve: {
    from: ['submitted'],
    to: 'approved',
    ability: 'purchase-orders.approve',
    notOwn: true,
    effect: 'decide',
  },
  reject: {
    from: ['submitted'],
    to: 'rejected',
    ability: 'purchase-orders.approve',
    notOwn: true,
    effect: 'decide',
  },
  cancel: {
    from: ['draft', 'submitted', 'approved', 'sent', 'rejected'],
    to: 'cancelled',
    ability: 'purchase-orders.manage',
    untouched: true,
    effect: 'void_approval',
  },
  send: { from: ['approved'], to: 'sent', ability: 'purchase-orders.manage', effect: 'none' },
  receive: {
    from: ['approved', 'sent', 'partially_received', 'received'],
    to: 'same',
    ability: 'receipts.manage',
    effect: 'none',
  },
  reverseReceipt: {
    from: ['approved', 'sent', 'partially_received', 'received'],
    to: 'same',
    ability: 'receipts.manage',
    effect: 'none',
  },
  bill: {
    from: ['approved', 'sent', 'partially_received', 'received', 'closed'],
    to: 'same',
    ability: 'purchase-orders.bill',
    effect: 'none',
  },
  amend: {
    from: ['approved', 'sent', 'partially_received', 'received'],
    to: 'submitted',
    ability: 'purchase-orders.manage',
    effect: 'open_approval',
  },
  promise: {
    from: ['approved', 'sent', 'partially_received'],
    to: 'same',
    ability: 'purchase-orders.manage',
    effect: 'none',
  },
  close: {
    from: ['approved', 'sent', 'partially_received', 'received'],
    to: 'closed',
    ability: 'purchase-orders.manage',
    effect: 'none',
  },
}

/** The statuses in which an action is possible at all. */
export const statusesOf = (action: PurchaseOrderAction) => PURCHASE_ORDER_LIFE[action].from

/**
 * Whether status, ability and authorship allow it.
 * @param request the order's open approval request, for `approve` and `reject`
 */
export function isAllowed(
  action: PurchaseOrderAction,
  order: Subject,
  by: Approver,
  request?: ApprovalRequest | null
): boolean {
  const { from, ability, notOwn, untouched, effect } = PURCHASE_ORDER_LIFE[action]
  if (untouched && isTouched(order)) return false
  if (!from.includes(order.status) || !by.abilities.has(ability)) return false
  if (notOwn && isOwn(order, by)) return false
  return effect !== 'decide' || mayDecide(request, by)
}

/**
 * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT when the status does not allow it,
 *   403 FORBIDDEN without the ability, 403 SELF_APPROVAL for a decision on one's own order
 */
export function requireAction(action: PurchaseOrderAction, order: Subject, by: Approver) {
  const { from, ability, notOwn, untouched } = PURCHASE_ORDER_LIFE[action]
  if (untouched && isTouched(order))
    throw conflict('CONFLICT', { details: { status: order.status } })
  if (!from.includes(order.status)) {
    throw conflict(action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT', {
      details: { status: order.status },
    })
  }
  if (!by.abilities.has(ability)) throw forbidden()
  if (notOwn && isOwn(order, by)) throw forbidden('SELF_APPROVAL')
}

function isTouched({ receivedBp, billedBp }: Subject) {
  return receivedBp > 0 || billedBp > 0
}

function isOwn({ createdBy }: Subject, by: Approver) {
  return createdBy !== null && isSelfApproval({ requestedBy: createdBy }, by)
}
