import type { HttpContext } from '@adonisjs/core/http'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type ApprovalStep from '#core/approvals/models/approval_step'
import { isSamePerson } from '#core/approvals/same_person'
import { topApprover } from '#core/approvals/top_approver'
import { setting } from '#core/settings/settings'

/** The person who decides, as far as a step asks: core itself knows no users. */
export interface Approver {
  userId: number
  abilities: ReadonlySet<string>
  role: string
  /** Colleagues who are away and in whose name this person decides; `abilities` contain theirs. */
  standsFor?: readonly Approver[]
  /** Colleagues who decide in this person's name. */
  standIns?: readonly number[]
  /** What the person holds by themselves, where `abilities` contain lent ones. */
  own?: ReadonlySet<string>
}

/** How a step names its approver: by an ability held, by a role, or by one user's id. */
type ApproverKind = 'ability' | 'role' | 'user'

type NamedApprover = Pick<ApprovalStep, 'approverKind' | 'approverValue'> &
  Partial<Pick<ApprovalStep, 'escalated'>>

export function approverOf(ctx: HttpContext): Approver {
  const { user } = ctx.auth.use('web')
  return { userId: user!.id, abilities: ctx.abilities, role: user!.role, ...ctx.lent }
}

/** The people behind a document: who submitted it, and who wrote it. */
interface Requesters {
  requestedBy: number | null
  authoredBy?: number | null
  authors?: readonly (number | { userId: number })[]
}

/** A request as far as it tells who must not decide: its authors, and who has decided before. */
export interface Undecided extends Requesters {
  steps: readonly Pick<ApprovalStep, 'status' | 'decidedBy' | 'onBehalfOf'>[]
}

/** No one can decide on what they requested or wrote, unless the settings allow it. */
export function isSelfApproval(
  { requestedBy, authoredBy, authors = [] }: Requesters,
  by: Pick<Approver, 'userId'>
): boolean {
  const people = [
    requestedBy,
    authoredBy,
    ...authors.map((one) => (typeof one === 'number' ? one : one.userId)),
  ]
  const own = people.some((id) => isSamePerson(id, by.userId))
  return own && !setting('allowSelfApproval', false)
}

/** A person, those in whose name they decide, and those who decide in theirs: they count as one. */
export function circleOf({ userId, standsFor = [], standIns = [] }: Approver): number[] {
  return [userId, ...standsFor.map((one) => one.userId), ...standIns]
}

/** One person, or who stands in for them, decides one step of a request, whatever the settings are. */
export function hasDecidedBefore({ steps }: Undecided, by: Approver): boolean {
  const circle = new Set(circleOf(by))
  return steps.some(
    ({ status, decidedBy, onBehalfOf }) =>
      status === 'approved' && [decidedBy, onBehalfOf].some((id) => !!id && circle.has(id))
  )
}

/** Whether the step is this person's to decide, self-approval aside. */
function isApproverOf(step: NamedApprover, by: Approver): boolean {
  const { kind, value } = topApprover()
  if (step.escalated && isNamedBy(kind, value, by)) return true
  return isNamedBy(step.approverKind, step.approverValue, by)
}

function isNamedBy(kind: string, value: string, by: Approver): boolean {
  switch (kind as ApproverKind) {
    case 'ability':
      return by.abilities.has(value)
    case 'role':
      return by.role === value
    case 'user':
      return String(by.userId) === value
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
 * No one can decide on what they requested or wrote, nor on a second step, nor delegate that right.
 */
export function decidesAs(request: Undecided, step: NamedApprover, by: Approver): Approver | null {
  if (isSelfApproval(request, by) || hasDecidedBefore(request, by)) return null
  const fitting = actsAs(by).filter((one) => isApproverOf(step, one))
  return fitting.find((one) => !isSelfApproval(request, one)) ?? null
}

/** Whether this person may decide on the request's open step right now. */
export function mayDecide(request: ApprovalRequest | null | undefined, by: Approver): boolean {
  const step = request?.pendingStep
  return !!request && !!step && decidesAs(request, step, by) !== null
}
