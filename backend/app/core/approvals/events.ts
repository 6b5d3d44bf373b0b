import { formatMoney } from '#engines/money/money'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

export const APPROVALS_REQUESTED = 'approvals.requested'
export const APPROVALS_DECIDED = 'approvals.decided'
export const APPROVALS_ESCALATED = 'approvals.escalated'

export interface AboutDocument {
  requestId: number
  documentType: string
  documentId: number
  documentNumber: string
  title: string
  /** Null where the document has one name for all readers. */
  titleAr: string | null
  link: string
  /** Decimal string in major units of `currency`. */
  amount: string
  currency: string
  requestedBy: number
  /** Who wrote the document, where someone else may have submitted it. */
  authoredBy: number | null
}

/** Someone has to decide: the holders of `approverKind`/`approverValue`. */
export interface ApprovalsRequested extends AboutDocument {
  approverKind: string
  approverValue: string
}

/** A step was decided; `status` is the request's, `pending` while further steps follow. */
export interface ApprovalsDecided extends AboutDocument {
  decision: 'approve' | 'reject'
  status: 'pending' | 'approved' | 'rejected'
  decidedBy: number
  comment: string | null
}

/** A step has waited for long: these people are notified as well. Who may decide stays as it is. */
export interface ApprovalsEscalated extends AboutDocument {
  reached: Reached
  userIds: number[]
  /** Working hours that it has waited for. */
  hours: number
}

/** The next ones in turn: those who stand in for an approver, all who may decide, the owners. */
export const REACHED = ['delegates', 'deciders', 'owners'] as const
export type Reached = (typeof REACHED)[number]

/** Tells who has to decide on the request's open step. */
export function emitRequested(uow: UnitOfWork, request: ApprovalRequest) {
  const { approverKind, approverValue } = request.pendingStep!
  const event: ApprovalsRequested = { ...aboutDocument(request), approverKind, approverValue }
  return uow.emit(APPROVALS_REQUESTED, { ...event })
}

export function emitDecided(
  uow: UnitOfWork,
  request: ApprovalRequest,
  decision: Pick<ApprovalsDecided, 'decision' | 'status' | 'decidedBy' | 'comment'>
) {
  const event: ApprovalsDecided = { ...aboutDocument(request), ...decision }
  return uow.emit(APPROVALS_DECIDED, { ...event })
}

export function emitEscalated(
  uow: UnitOfWork,
  request: ApprovalRequest,
  escalation: Pick<ApprovalsEscalated, 'reached' | 'userIds' | 'hours'>
) {
  const event: ApprovalsEscalated = { ...aboutDocument(request), ...escalation }
  return uow.emit(APPROVALS_ESCALATED, { ...event })
}

/** A request as others speak of it. */
export function aboutDocument(request: ApprovalRequest): AboutDocument {
  const { id, documentType, documentId, documentNumber, title, link, currency, requestedBy } =
    request
  const titleAr = request.titleAr ?? null
  const authoredBy = request.authoredBy ?? null
  const amount = formatMoney(request.amountMinor, currency)
  return {
    requestId: id,
    documentType,
    documentId,
    documentNumber,
    title,
    titleAr,
    link,
    amount,
    currency,
    requestedBy,
    authoredBy,
  }
}
