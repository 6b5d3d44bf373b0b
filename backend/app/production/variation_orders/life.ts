import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'
import type { VariationStatus } from '#production/enums/variation_orders'
import type VariationOrder from './variation_order.js'

export const VARIATION_ACTIONS = [
  'update',
  'delete',
  'submit',
  'approve',
  'reject',
  'cancel',
  'attach',
  'detach',
] as const
export type VariationAction = (typeof VARIATION_ACTIONS)[number]
type Subject = Pick<VariationOrder, 'status' | 'createdBy'>

const WRITES = 'variation-orders.manage'
const DECIDES = 'variation-orders.approve'

/**
 * The life of a variation order: draft → submitted → approved | rejected, and from rejected on again. An
 * approved one stays as it is: another variation corrects it.
 */
const LIFE: Readonly<
  Record<VariationAction, { from: readonly VariationStatus[]; ability: string }>
> = {
  update: { from: ['draft', 'rejected'], ability: WRITES },
  delete: { from: ['draft'], ability: WRITES },
  submit: { from: ['draft', 'rejected'], ability: WRITES },
  approve: { from: ['submitted'], ability: DECIDES },
  reject: { from: ['submitted'], ability: DECIDES },
  cancel: { from: ['submitted', 'rejected'], ability: WRITES },
  // what the client signs comes after the approval; what was approved on stays
  attach: { from: ['draft', 'submitted', 'approved', 'rejected'], ability: WRITES },
  detach: { from: ['draft', 'rejected'], ability: WRITES },
}

const decides = (action: VariationAction) => action === 'approve' || action === 'reject'

const isSelf = ({ createdBy }: Subject, by: Approver) =>
  createdBy !== null && isSelfApproval({ requestedBy: createdBy }, by)

/** @param open the open approval, for `approve` and `reject` */
export function isAllowed(
  action: VariationAction,
  variation: Subject,
  by: Approver,
  open?: ApprovalRequest | null
): boolean {
  const { from, ability } = LIFE[action]
  if (!from.includes(variation.status) || !by.abilities.has(ability)) return false
  return !decides(action) || (!isSelf(variation, by) && mayDecide(open, by))
}

/**
 * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT when the status does not allow it,
 *   403 FORBIDDEN, 403 SELF_APPROVAL for a decision on one's own variation
 */
export function requireAction(action: VariationAction, variation: Subject, by: Approver) {
  const { from, ability } = LIFE[action]
  if (!from.includes(variation.status)) {
    const code = action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT'
    throw conflict(code, { details: { status: variation.status } })
  }
  if (!by.abilities.has(ability)) throw forbidden()
  if (decides(action) && isSelf(variation, by)) throw forbidden('SELF_APPROVAL')
}
