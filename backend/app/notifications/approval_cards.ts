import { decidesAs, type Approver } from '#core/approvals/approver'
import { entriesSince, merged } from '#core/approvals/changes_since_decision'
import { decidableOf, versionOf, type Decidable } from '#core/approvals/decidable'
import { approversOf } from '#core/approvals/deciders'
import ApprovalRequest from '#core/approvals/models/approval_request'
import type { Change } from '#core/audit/append_audit'
import { userNames } from '#core/base/user_names'
import { hiddenFields } from '#core/history/hidden_fields'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Notification from './notification.js'
import type { Reader } from './readers.js'

/** An approval that waits, as far as its recipient may know of it. */
export interface ApprovalCard {
  request: ApprovalRequest
  /** Of the document, as it is mailed. */
  version: number
  requestedBy: string
  onBehalfOf: string | null
  /** Whether they can decide on it, and whether a comment is all that approving takes. */
  mayDecide: boolean
  canApprove: boolean
  /** Since the last decision; null where there was none. */
  changes: Change[] | null
}

interface About {
  request: ApprovalRequest
  decidable: Required<Decidable>
  version: number
  entries: Change[][] | null
  people: Approver[]
}

/**
 * What mails say of approvals, read once for all their recipients: null for a notification that is about no
 * approval of a document, `over` where it has been decided on meanwhile.
 */
export function approvalCards(uow: UnitOfWork) {
  const known = new Map<string, Promise<About | 'over' | null>>()
  return async (it: Notification, reader: Reader): Promise<ApprovalCard | 'over' | null> => {
    const { kind, relatedEntityType: type, relatedEntityId: id } = it
    if (kind !== 'approval_requests' || type === null || id === null) return null
    const key = `${type} ${id}`
    const about = await (known.get(key) ?? remember(known, key, read(uow, type, id)))
    return about === null || about === 'over' ? about : cardFor(uow, about, reader)
  }
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  map.set(key, value)
  return value
}

async function read(
  { trx }: UnitOfWork,
  documentType: string,
  documentId: number
): Promise<About | 'over' | null> {
  const decidable = decidableOf(documentType)
  if (!decidable) return null
  const request = await ApprovalRequest.query({ client: trx })
    .where({ documentType, documentId, openGuard: 1 })
    .preload('steps')
    .preload('authors')
    .first()
  const version = request && (await versionOf(decidable, documentId, trx))
  if (!request || version === null) return 'over'
  const entries = await entriesSince(trx, decidable, request)
  const people = await approversOf(documentType, trx)
  return { request, decidable, version, entries, people }
}

async function cardFor(
  { trx }: UnitOfWork,
  { request, decidable, version, entries, people }: About,
  { id, language }: Reader
): Promise<ApprovalCard> {
  const by = people.find(({ userId }) => userId === id)
  const step = request.pendingStep
  const as = by && step ? decidesAs(request, step, by) : null
  const lender = as && as.userId !== id ? as.userId : null
  const names = await userNames([request.requestedBy, lender], trx, language)
  // who may not decide is notified that it waits, not of what the document says
  const isOpen = as !== null && entries !== null
  const hidden = hiddenFields(decidable.entityType, by?.abilities ?? new Set())
  return {
    ...{ request, version, mayDecide: as !== null, canApprove: decidable.approve !== null },
    requestedBy: names.get(request.requestedBy) ?? '',
    onBehalfOf: lender === null ? null : (names.get(lender) ?? ''),
    changes: isOpen ? merged(entries, hidden) : null,
  }
}
