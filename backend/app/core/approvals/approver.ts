import type { HttpContext } from '@adonisjs/core/http'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type ApprovalStep from '#core/approvals/models/approval_step'
import { setting } from '#core/settings/settings'

/** The person who decides, as far as a step asks: core itself knows no users. */
export interface Approver {
  userId: number
  abilities: ReadonlySet<string>
  role: string
}

/** How a step names its approver: by an ability held, by a role, or by one user's id. */
type ApproverKind = 'ability' | 'role' | 'user'

export function approverOf(ctx: HttpContext): Approver {
  const { user } = ctx.auth.use('web')
  return { userId: user!.id, abilities: ctx.abilities, role: user!.role }
}

/** Nobody decides on what they asked for themselves, unless the firm's setting allows it. */
export function isSelfApproval(
  request: Pick<ApprovalRequest, 'requestedBy'>,
  by: Approver
): boolean {
  return request.requestedBy === by.userId && !setting('allowSelfApproval', false)
}

/** Whether the step is this person's to decide, self-approval aside. */
export function isApproverOf(
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

/** Whether this person may decide on the request's open step right now. */
export function mayDecide(request: ApprovalRequest | null | undefined, by: Approver): boolean {
  const step = request?.pendingStep
  if (!request || !step) return false
  return isApproverOf(step, by) && !isSelfApproval(request, by)
}
