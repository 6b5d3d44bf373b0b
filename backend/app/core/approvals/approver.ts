import type { HttpContext } from '@adonisjs/core/http'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type ApprovalStep from '#core/approvals/models/approval_step'
import { setting } from '#core/settings/settings'

/** The person who decides, as far as a step asks: core itself knows no users. */
export interface Approver {
  userId: number
  abilities: ReadonlySet<string>
  role: string
  /** Colleagues who are away and in whose name this person decides; `abilities` contain theirs. */
  standsFor?: readonly Approver[]
  /** What the person holds by themselves, where `abilities` contain lent ones. */
  own?: ReadonlySet<string>
}

/** How a step names its approver: by an ability held, by a role, or by one user's id. */
type ApproverKind = 'ability' | 'role' | 'user'

export function approverOf(ctx: HttpContext): Approver {
  const { user } = ctx.auth.use('web')
  return { userId: user!.id, abilities: ctx.abilities, role: user!.role, ...ctx.lent }
}

/** The people behind a document: who submitted it, and who wrote it. */
type Requesters = Pick<ApprovalRequest, 'requestedBy'> &
  Partial<Pick<ApprovalRequest, 'authoredBy'>>

/** No one can decide on their own request or document, unless the settings allow it. */
export function isSelfApproval(
  { requestedBy, authoredBy }: Requesters,
  by: Pick<Approver, 'userId'>
): boolean {
  const isTheirs = requestedBy === by.userId || authoredBy === by.userId
  return isTheirs && !setting('allowSelfApproval', false)
}

/** Whether the step is this person's to decide, self-approval aside. */
function isApproverOf(
  step: Pick<ApprovalStep, 'approverKind' | 'approverValue'>,
  by: Approver
): boolean {
  switch (step.approverKind as ApproverKind) {
    case 'ability':
      return by.abilities.has(step.approverValue)
    case 'role':
      return by.role === step.approverValue
    case 'user':
      return String(by.userId) === step.approverValue
    default:
      return false
  }
}

/** The person by themselves, and each of those in whose name they decide. */
export function actsAs(by: Approver): Approver[] {
  const { userId, role, own = by.abilities, standsFor = [] } = by
  return [{ userId, role, abilities: own }, ...standsFor]
}

/**
 * In whose name this person may decide a step: their own, else that of someone who delegated to them.
 * No one can decide on their own request or document, nor delegate that right.
 */
export function decidesAs(
  request: Requesters,
  step: Pick<ApprovalStep, 'approverKind' | 'approverValue'>,
  by: Approver
): Approver | null {
  if (isSelfApproval(request, by)) return null
  const fitting = actsAs(by).filter((one) => isApproverOf(step, one))
  return fitting.find((one) => !isSelfApproval(request, one)) ?? null
}

/** Whether this person may decide on the request's open step right now. */
export function mayDecide(request: ApprovalRequest | null | undefined, by: Approver): boolean {
  const step = request?.pendingStep
  return !!request && !!step && decidesAs(request, step, by) !== null
}
