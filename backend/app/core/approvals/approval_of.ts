import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { decidersOf } from '#core/approvals/deciders'
import { escalationsOf } from '#core/approvals/escalations_of'
import type { Reached } from '#core/approvals/events'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { personIn, userNames } from '#core/base/user_names'

export interface ApprovalView {
  /** pending, approved, rejected, voided */
  status: string
  requestedBy: { id: number; name: string | null }
  requestedAt: string
  steps: {
    name: string
    nameAr: string | null
    /** waiting, pending, approved, rejected, skipped, voided */
    status: string
    decidedBy: { id: number; name: string | null } | null
    /** A colleague who was away, where someone decided in their name. */
    onBehalfOf: { id: number; name: string | null } | null
    decidedAt: string | null
    comment: string | null
    /** No one that the rule names could decide: top management may as well. */
    escalated: boolean
    /** Who can decide the open step; empty for all others, and when no one can. */
    deciders: { id: number; name: string | null }[]
    /** Who else was notified since it had waited for long. */
    escalations: { reached: Reached; people: { id: number; name: string | null }[]; at: string }[]
  }[]
}

/** The latest request of a document as its page shows it; null when none was ever made. */
export async function approvalOf(
  documentType: string,
  documentId: number,
  trx?: QueryClientContract
): Promise<ApprovalView | null> {
  const request = await latestRequest(documentType, documentId, trx)
  return request && approvalView(request, trx)
}

/** A request as its document's page shows it; its steps and authors are loaded. */
export async function approvalView(
  request: ApprovalRequest,
  trx?: QueryClientContract
): Promise<ApprovalView> {
  const step = request.pendingStep
  const deciders = step ? await decidersOf(request, step, trx ?? db.connection()) : []
  const escalations = await escalationsOf(request, trx ?? db.connection())
  const people = [
    request.requestedBy,
    ...deciders,
    ...escalations.flatMap(({ userIds }) => userIds),
    ...request.steps.flatMap((step) => [step.decidedBy, step.onBehalfOf]),
  ]
  const names = await userNames(people, trx)
  const person = (id: number) => personIn(names, id)
  return {
    status: request.status,
    requestedBy: person(request.requestedBy),
    requestedAt: request.requestedAt.toUTC().toISO()!,
    steps: request.steps.map((one) => ({
      ...stepView(one, one === step ? deciders : [], person),
      escalations: escalations
        .filter(({ stepId }) => stepId === one.id)
        .map(({ reached, userIds, at }) => ({ reached, people: userIds.map(person), at })),
    })),
  }
}

function stepView(
  step: ApprovalRequest['steps'][number],
  deciders: number[],
  person: (id: number) => { id: number; name: string | null }
) {
  return {
    name: step.name,
    nameAr: step.nameAr,
    status: step.status,
    decidedBy: step.decidedBy === null ? null : person(step.decidedBy),
    onBehalfOf: step.onBehalfOf ? person(step.onBehalfOf) : null,
    decidedAt: step.decidedAt?.toUTC().toISO() ?? null,
    comment: step.comment,
    escalated: step.escalated,
    deciders: deciders.map(person),
  }
}

/** The latest request of a document, with its steps and authors. */
export function latestRequest(
  documentType: string,
  documentId: number,
  client?: QueryClientContract
) {
  return ApprovalRequest.query({ client: client ?? db.connection() })
    .where({ documentType, documentId })
    .orderBy('id', 'desc')
    .preload('steps')
    .preload('authors')
    .first()
}

/** Open requests by document id, for `can.approve` of a whole page of documents. */
export async function openApprovals(
  documentType: string,
  documentIds: number[],
  trx?: QueryClientContract
): Promise<Map<number, ApprovalRequest>> {
  if (!documentIds.length) return new Map()
  const requests = await ApprovalRequest.query({ client: trx ?? db.connection() })
    .where({ documentType, openGuard: 1 })
    .whereIn('documentId', documentIds)
    .preload('steps')
    .preload('authors')
  return new Map(requests.map((request) => [request.documentId, request]))
}

/** Keeps documents whose approval was requested at least once; `column` holds their ids. */
export function everRequested(documentType: string, column: string) {
  return (query: DatabaseQueryBuilderContract<any>) =>
    void query.whereExists((request) => {
      request
        .from('approval_requests')
        .where('approval_requests.document_type', documentType)
        .whereColumn('approval_requests.document_id', column)
    })
}
