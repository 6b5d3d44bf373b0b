import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'
import type { MovementStatus, MovementType } from '#procurement/enums/stock'

export const MOVEMENT_ACTIONS = [
  'receive',
  'count',
  'submit',
  'approve',
  'reject',
  'reverse',
] as const
export type MovementAction = (typeof MOVEMENT_ACTIONS)[number]

export interface Subject {
  type: MovementType
  status: MovementStatus
  createdBy: number | null
  reversalOfId: number | null
  /** What made it, where another document did. */
  sourceType: string | null
}

interface Transition {
  from: readonly MovementStatus[]
  types?: readonly MovementType[]
  ability: string
  notOwn?: true
}

/**
 * The life of a movement. Most are posted as they are written; a transfer travels first, a count is
 * counted first, and what is worth much waits for a second person. Posted is posted: only its
 * reversal takes it back.
 */
const MOVEMENT_LIFE: Readonly<Record<MovementAction, Transition>> = {
  receive: { from: ['in_transit'], types: ['transfer'], ability: 'stock.manage' },
  count: { from: ['counting'], types: ['count'], ability: 'stock.manage' },
  submit: { from: ['counting'], types: ['count'], ability: 'stock.manage' },
  approve: { from: ['submitted'], ability: 'stock.approve', notOwn: true },
  reject: { from: ['submitted'], ability: 'stock.approve', notOwn: true },
  reverse: { from: ['posted', 'in_transit'], ability: 'stock.manage' },
}

export function isAllowed(
  action: MovementAction,
  movement: Subject,
  by: Approver,
  request?: ApprovalRequest | null
): boolean {
  const { ability, notOwn } = MOVEMENT_LIFE[action]
  if (!fits(action, movement) || !by.abilities.has(ability)) return false
  if (notOwn && isOwn(movement, by)) return false
  return !notOwn || mayDecide(request, by)
}

/** @throws AppError 409 CONFLICT in another state, 403 FORBIDDEN or SELF_APPROVAL */
export function requireMovementAction(action: MovementAction, movement: Subject, by: Approver) {
  const { ability, notOwn } = MOVEMENT_LIFE[action]
  if (!fits(action, movement)) throw conflict('CONFLICT', { details: { status: movement.status } })
  if (!by.abilities.has(ability)) throw forbidden()
  if (notOwn && isOwn(movement, by)) throw forbidden('SELF_APPROVAL')
}

function fits(action: MovementAction, movement: Subject): boolean {
  const { from, types } = MOVEMENT_LIFE[action]
  if (!from.includes(movement.status) || (types && !types.includes(movement.type))) return false
  if (action !== 'reverse') return true
  // a reversal is itself never taken back, what was wrong is rewritten; what came with a delivery
  // goes back with it, or its order would still count it
  return movement.reversalOfId === null && movement.sourceType !== 'goods_receipt'
}

function isOwn({ createdBy }: Subject, by: Approver) {
  return createdBy !== null && isSelfApproval({ requestedBy: createdBy }, by)
}
