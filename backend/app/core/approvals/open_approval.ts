import { DateTime } from 'luxon'
import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { keepAuthors, type Writing } from '#core/approvals/authors'
import { escalateIfStuck, giveTo } from '#core/approvals/deciders'
import { emitRequested } from '#core/approvals/events'
import { findRoute } from '#core/approvals/find_rule'
import ApprovalRequest from '#core/approvals/models/approval_request'
import type { RuleStep } from '#core/approvals/top_approver'

export interface ApprovalOrder {
  /** `quotation`, `purchase_order` …: what rules and links are about. */
  documentType: string
  documentId: number
  documentNumber: string
  title: string
  titleAr?: string | null
  /** Path of the page where it is decided. */
  link: string
  /** Version of the document that the decision is about. */
  documentVersion: number
  /** Who wrote the document, where someone else may hand it in. */
  authoredBy: number | null
  /** Where the audit log tells who else has written it. */
  writtenIn: readonly Writing[]
  /** Who else may not decide, since what the document is about is in part their own. */
  involved?: readonly number[]
  amountMinor: number
  currency: string
  department?: string
  /** Basis points of the price that are left to us, for the rules that look at it; null: not known. */
  marginBp?: number | null
  /** Who decides the first step in place of those whom the rule names, such as the manager of a project. */
  responsible?: number | null
}

/**
 * Asks for the approval of a document, in the name of the unit's actor. The first step is open at
 * once, the others wait for it; `approvals.requested` names who has to decide.
 * @throws AppError 409 APPROVAL_OPEN when the document already waits for a decision
 */
export async function openApproval(
  uow: UnitOfWork,
  order: ApprovalOrder
): Promise<ApprovalRequest> {
  const { department, marginBp, writtenIn, involved = [], responsible, ...document } = order
  const requested = { ...document, department, marginBp }
  const { ruleId, steps } = await findRoute(uow.trx, requested)
  const request = await ApprovalRequest.create(
    {
      ...document,
      title: document.title.slice(0, 300),
      titleAr: document.titleAr?.slice(0, 300) ?? null,
      ruleId,
      status: 'pending',
      currentStep: 1,
      openGuard: 1,
      requestedBy: uow.actor.id!,
      requestedAt: DateTime.utc(),
    },
    { client: uow.trx }
  ).catch((error) => {
    throw isDuplicate(error) ? conflict('APPROVAL_OPEN') : error
  })
  await request
    .related('steps')
    .createMany(steps.map((step, index) => stepRow(step, index, request.requestedAt)))
  await request.load('steps')
  await keepAuthors(uow, request, writtenIn, involved)
  if (responsible) await giveTo(uow, request, responsible)
  await escalateIfStuck(uow, request)
  await emitRequested(uow, request)
  return request
}

/** The first step waits for its decision from now on, the others for their turn. */
const stepRow = ({ name, nameAr, kind, value }: RuleStep, index: number, now: DateTime) => ({
  sequence: index + 1,
  ...{ name, nameAr, approverKind: kind, approverValue: value },
  status: index === 0 ? 'pending' : 'waiting',
  pendingSince: index === 0 ? now : null,
  escalationLevel: 0,
})
