import { decidersOf, escalateIfStuck, giveTo } from '#core/approvals/deciders'
import { emitRequested } from '#core/approvals/events'
import ApprovalRequest from '#core/approvals/models/approval_request'
import type ApprovalStep from '#core/approvals/models/approval_step'
import type { HandedOver } from '#core/handovers/registry'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface Parties {
  fromId: number
  /** Null where nobody takes over: what only they could decide is opened to top management. */
  toId: number | null
}

/**
 * Gives to a successor what waits for the decision of a user who can no longer sign in, alone: steps that
 * name them, and steps that nobody else can decide. What the successor may not decide either, such as what
 * they wrote, is opened to top management. Who decides from now on is notified.
 * @returns the documents that someone else decides now
 */
export async function handOverApprovals(
  uow: UnitOfWork,
  { fromId, toId }: Parties
): Promise<HandedOver[]> {
  const open = await ApprovalRequest.query({ client: uow.trx })
    .where('status', 'pending')
    .preload('steps')
    .preload('authors')
    .orderBy('id')
    .forUpdate()
  const handed: HandedOver[] = []
  for (const request of open) {
    if (toId !== null) await nameInLaterSteps(uow, request, fromId, toId)
    if (!(await handOver(uow, request, fromId, toId))) continue
    await emitRequested(uow, request)
    const {
      documentType: kind,
      documentId: recordId,
      documentNumber,
      title,
      titleAr,
      link,
    } = request
    handed.push({
      ...{ kind, recordId, link, label: `${documentNumber} · ${title}` },
      labelAr: titleAr ? `${documentNumber} · ${titleAr}` : null,
    })
  }
  return handed
}

const names = (step: ApprovalStep, userId: number) =>
  step.approverKind === 'user' && step.approverValue === String(userId)

/** @returns whether the open step is someone else's now */
async function handOver(
  uow: UnitOfWork,
  request: ApprovalRequest,
  fromId: number,
  toId: number | null
): Promise<boolean> {
  const step = request.pendingStep
  if (!step) return false
  const isTheirs = names(step, fromId)
  if (!isTheirs && (await decidersOf(request, step, uow.trx)).length) return false
  const before = `${step.approverKind}:${step.approverValue}:${step.escalated}`
  if (toId !== null) await giveTo(uow, request, toId)
  await escalateIfStuck(uow, request)
  return before !== `${step.approverKind}:${step.approverValue}:${step.escalated}`
}

/** Steps whose turn comes later are judged then. */
async function nameInLaterSteps(
  uow: UnitOfWork,
  request: ApprovalRequest,
  fromId: number,
  toId: number
) {
  const later = request.steps.filter((step) => step.status === 'waiting' && names(step, fromId))
  for (const step of later)
    await step
      .useTransaction(uow.trx)
      .merge({ approverValue: String(toId) })
      .save()
}
