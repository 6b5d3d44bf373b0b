import { type AppError, conflict, forbidden, invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  decidesAs,
  hasDecidedBefore,
  isSelfApproval,
  type Approver,
} from '#core/approvals/approver'
import { auditPosition } from '#core/approvals/authors'
import { escalateIfStuck } from '#core/approvals/deciders'
import { emitDecided, emitRequested } from '#core/approvals/events'
import ApprovalRequest from '#core/approvals/models/approval_request'
import ApprovalStep from '#core/approvals/models/approval_step'
import { nameIn, userNames } from '#core/base/user_names'

export interface Decision {
  documentType: string
  documentId: number
  decision: 'approve' | 'reject'
  /** What would take effect now; the request was made for it, or it is not decided on. */
  amountMinor: number
  comment?: string | null
  by: Approver
}

export interface Outcome {
  /** `pending` while further steps follow: the document must not change its state yet. */
  status: 'pending' | 'approved' | 'rejected'
  step: ApprovalStep
}

/**
 * Decides the open step of a document's request. Of two deciders at once one wins by a conditional
 * update. The caller changes its document in the same unit, by the returned status.
 * @throws AppError 403 SELF_APPROVAL of an author, 403 SECOND_STEP of who has decided a step before,
 *   403 NOT_THE_APPROVER, 403 NOT_BY_SERVICE, 409 ALREADY_DECIDED (with who and when), 409 AMOUNT_CHANGED, 422 on `reason` for a rejection without one
 */
export async function decide(uow: UnitOfWork, input: Decision): Promise<Outcome> {
  if (uow.actor.isService) throw forbidden('NOT_BY_SERVICE')
  const comment = input.comment?.trim() || null
  if (input.decision === 'reject' && !comment) throw invalid({ reason: ['required'] })
  const request = await openRequest(uow, input)
  const step = request.pendingStep!
  if (isSelfApproval(request, input.by)) throw forbidden('SELF_APPROVAL')
  const decider = decidesAs(request, step, input.by)
  if (!decider) throw forbidden(refusalOf(request, step, input.by))
  if (request.amountMinor !== input.amountMinor) throw conflict('AMOUNT_CHANGED')
  const stepStatus = input.decision === 'approve' ? 'approved' : 'rejected'
  await closeStep(uow, request, step, { status: stepStatus, comment, by: input.by, decider })
  const status = await advance(uow, request, step, stepStatus)
  const { decision } = input
  await emitDecided(uow, request, { decision, status, decidedBy: input.by.userId, comment })
  if (status === 'pending') await emitRequested(uow, request)
  await step.refresh()
  return { status, step }
}

/** Whether someone else has to decide, or it is this person's kind of step that they took before. */
function refusalOf(request: ApprovalRequest, step: ApprovalStep, by: Approver) {
  const isTheirs = decidesAs({ ...people(request), steps: [] }, step, by) !== null
  return isTheirs && hasDecidedBefore(request, by) ? 'SECOND_STEP' : 'NOT_THE_APPROVER'
}

const people = ({ requestedBy, authoredBy, authors }: ApprovalRequest) => ({
  requestedBy,
  authoredBy,
  authors,
})

/** Locks the request, so that what is read of its steps is what others have committed. */
async function openRequest(uow: UnitOfWork, { documentType, documentId }: Decision) {
  const request = await ApprovalRequest.query({ client: uow.trx })
    .where({ documentType, documentId, openGuard: 1 })
    .forUpdate()
    .first()
  if (!request) throw await alreadyDecided(uow, documentType, documentId)
  await request.load('steps', (steps) => void steps.forUpdate())
  await request.load('authors')
  return request
}

interface Closing {
  status: 'approved' | 'rejected'
  comment: string | null
  by: Approver
  /** In whose name: `by`, or a colleague who is away. */
  decider: Approver
}

async function closeStep(
  uow: UnitOfWork,
  request: ApprovalRequest,
  step: ApprovalStep,
  { status, comment, by, decider }: Closing
) {
  const [changed] = await ApprovalStep.query({ client: uow.trx })
    .where({ id: step.id, status: 'pending' })
    .update({
      status,
      decidedBy: by.userId,
      onBehalfOf: decider.userId === by.userId ? null : decider.userId,
      comment,
      decidedAt: sqlInstant(),
      amountSeenMinor: request.amountMinor,
    })
  if (Number(changed) === 1) return
  throw await alreadyDecided(uow, request.documentType, request.documentId)
}

/** Opens the next step, or closes the request: at the last approval or the first rejection. */
async function advance(
  uow: UnitOfWork,
  request: ApprovalRequest,
  step: ApprovalStep,
  decided: 'approved' | 'rejected'
): Promise<Outcome['status']> {
  const next = request.steps.find(({ sequence }) => sequence > step.sequence)
  const requests = ApprovalRequest.query({ client: uow.trx }).where({ id: request.id })
  if (decided === 'approved' && next) {
    await requests.update({ currentStep: next.sequence })
    await ApprovalStep.query({ client: uow.trx })
      .where({ id: next.id })
      .update({ status: 'pending', pendingSince: sqlInstant() })
    await request.load('steps')
    await escalateIfStuck(uow, request)
    return 'pending'
  }
  const settledAtAudit = decided === 'approved' ? await auditPosition(uow.trx) : null
  await requests.update({
    status: decided,
    openGuard: null,
    decidedAt: sqlInstant(),
    settledAtAudit,
  })
  await ApprovalStep.query({ client: uow.trx })
    .where({ requestId: request.id, status: 'waiting' })
    .update({ status: 'skipped' })
  return decided
}

/** What a second approver sees: who decided what, and when. */
async function alreadyDecided(
  uow: UnitOfWork,
  documentType: string,
  documentId: number
): Promise<AppError> {
  const last = await ApprovalRequest.query({ client: uow.trx })
    .where({ documentType, documentId })
    .orderBy('id', 'desc')
    .preload('steps')
    .first()
  const step = last?.steps.findLast(({ decidedBy }) => decidedBy !== null)
  const names = await userNames([step?.decidedBy], uow.trx)
  return conflict('ALREADY_DECIDED', {
    details: {
      decidedBy: step ? nameIn(names, step.decidedBy) : null,
      decidedAt: step?.decidedAt?.toUTC().toISO() ?? null,
      status: last?.status ?? null,
    },
  })
}
