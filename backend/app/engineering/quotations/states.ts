import { isSelfApproval, type Approver } from '#core/approvals/approver'
import { conflict, forbidden } from '#core/base/app_error'
import type { QuotationStage } from '#engineering/enums/quotation_stages'
import { QUOTATION_APPROVED, QUOTATION_REJECTED } from '#engineering/events/quotation_events'
import type Quotation from '#engineering/quotations/models/quotation'

/** Every action there is. */
export const QUOTATION_ACTIONS = [
  'update',
  'submit',
  'approve',
  'reject',
  'delete',
  'send',
  'win',
  'lose',
  'cancel',
  'reopen',
  'revise',
] as const
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number]
type Subject = Pick<Quotation, 'stage' | 'createdBy'>

interface Transition {
  action: QuotationAction
  from: QuotationStage[]
  /** `same`: the stage stays; `gone`: the record is deleted. */
  to: QuotationStage | 'same' | 'gone'
  ability: string
  /** What must hold of record and person beside stage and ability, and the 403 that it answers. */
  guard?: { holds: (quotation: Subject, by: Approver) => boolean; code: string }
  effect:
    | 'reopen_approval'
    | 'open_approval'
    | 'void_approval'
    | typeof QUOTATION_APPROVED
    | typeof QUOTATION_REJECTED
    | 'none'
}

/** The author of a quotation can't decide on it, even if a colleague submitted it. */
const NOT_OWN = {
  holds: ({ createdBy }: Subject, by: Approver) => !isSelfApproval({ requestedBy: createdBy! }, by),
  code: 'SELF_APPROVAL',
}

/**
 * The life of a quotation: draft → pending_approval → approved | rejected → with the client → won |
 * lost | expired. An edit while pending or after the approval voids it and needs approval again; what the client
 * has is changed by a revision only. What has its number is cancelled, never deleted: the series has
 * no gap. What is won, lost or cancelled ends there; a loss or a term that
 * has passed is taken up again with a reason. `superseded` comes with the approval of a revision.
 */
export const QUOTATION_LIFE: Transition[] = [
  {
    action: 'update',
    from: ['draft', 'rejected'],
    to: 'same',
    ability: 'quotations.manage',
    effect: 'none',
  },
  {
    action: 'update',
    from: ['pending_approval', 'approved'],
    to: 'pending_approval',
    ability: 'quotations.manage',
    effect: 'reopen_approval',
  },
  {
    action: 'submit',
    from: ['draft', 'rejected'],
    to: 'pending_approval',
    ability: 'quotations.manage',
    effect: 'open_approval',
  },
  {
    action: 'approve',
    from: ['pending_approval'],
    to: 'approved',
    ability: 'quotations.approve',
    guard: NOT_OWN,
    effect: QUOTATION_APPROVED,
  },
  {
    action: 'reject',
    from: ['pending_approval'],
    to: 'rejected',
    ability: 'quotations.approve',
    guard: NOT_OWN,
    effect: QUOTATION_REJECTED,
  },
  {
    action: 'send',
    from: ['approved'],
    to: 'submitted_to_client',
    ability: 'quotations.manage',
    effect: 'none',
  },
  {
    action: 'win',
    from: ['approved', 'submitted_to_client', 'expired'],
    to: 'won',
    ability: 'quotations.manage',
    effect: 'none',
  },
  {
    action: 'lose',
    from: ['approved', 'submitted_to_client', 'expired'],
    to: 'lost',
    ability: 'quotations.manage',
    effect: 'none',
  },
  {
    action: 'cancel',
    from: ['pending_approval', 'rejected', 'approved', 'submitted_to_client', 'expired'],
    to: 'cancelled',
    ability: 'quotations.manage',
    effect: 'void_approval',
  },
  {
    action: 'reopen',
    from: ['expired', 'lost'],
    to: 'submitted_to_client',
    ability: 'quotations.approve',
    effect: 'none',
  },
  {
    action: 'revise',
    from: ['approved', 'submitted_to_client', 'expired'],
    to: 'same',
    ability: 'quotations.manage',
    effect: 'none',
  },
  { action: 'delete', from: ['draft'], to: 'gone', ability: 'quotations.manage', effect: 'none' },
]

function transitionOf(action: QuotationAction, stage: QuotationStage) {
  return QUOTATION_LIFE.find(
    (transition) => transition.action === action && transition.from.includes(stage)
  )
}

/** What this person may do with this quotation now. */
export function allowedActions(quotation: Subject, by: Approver): QuotationAction[] {
  const open = QUOTATION_LIFE.filter(
    ({ from, ability, guard }) =>
      from.includes(quotation.stage) &&
      by.abilities.has(ability) &&
      (guard?.holds(quotation, by) ?? true)
  )
  return [...new Set(open.map(({ action }) => action))]
}

/**
 * @returns the transition to carry out
 * @throws AppError 409 LOCKED (edit or deletion of a decided or pending one), 409 CONFLICT,
 *   403 FORBIDDEN without the ability, 403 of the guard
 */
export function requireTransition(
  action: QuotationAction,
  quotation: Subject,
  by: Approver
): Transition {
  const transition = transitionOf(action, quotation.stage)
  if (!transition)
    throw conflict(action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT')
  if (!by.abilities.has(transition.ability)) throw forbidden()
  if (transition.guard && !transition.guard.holds(quotation, by))
    throw forbidden(transition.guard.code)
  return transition
}
