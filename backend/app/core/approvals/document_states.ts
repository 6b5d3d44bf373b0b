import { isSelfApproval, mayDecide, type Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { conflict, forbidden } from '#core/base/app_error'

/** What a document says about who may act on it. */
export interface StatedDocument<Status extends string = string> {
  status: Status
  createdBy?: number | null
  /** Everyone who wrote it, where its creator is not the only one. */
  authors?: readonly number[]
}

/** When an action is possible at all, and whose it is. */
export interface DocumentAction<Document extends StatedDocument> {
  /** The statuses in which it is possible. */
  from: readonly Document['status'][]
  ability: string
  /** What else the document must be: 409 where it is not. */
  fits?: (document: Document) => boolean
  /** Whose the document must be, beside the ability: 403 where it is another's. */
  allows?: (document: Document, by: Approver) => boolean
  /** `other`: no author may take it. `approver`: nor anyone but who decides the open step of its approval. */
  decidedBy?: 'other' | 'approver'
}

type Life<Action extends string, Document extends StatedDocument> = Readonly<
  Record<Action, DocumentAction<Document>>
>

/** What documents of one kind allow: the same answer for the button and for the request. */
class DocumentStates<Action extends string, Document extends StatedDocument> {
  readonly actions: readonly Action[]

  constructor(readonly life: Life<Action, Document>) {
    this.actions = Object.keys(life) as Action[]
  }

  /** The statuses in which an action is possible at all. */
  statusesOf(action: Action) {
    return this.life[action].from
  }

  /** @param open the open approval of the document, for what its approver decides */
  isAllowed(action: Action, document: Document, by: Approver, open?: ApprovalRequest | null) {
    const { decidedBy } = this.life[action]
    if (this.#refusal(action, document, by)) return false
    return decidedBy !== 'approver' || mayDecide(open, by)
  }

  /** Every action with whether it is allowed, as `can` of the record. */
  can(document: Document, by: Approver, open?: ApprovalRequest | null) {
    const may = this.actions.map((action) => [action, this.isAllowed(action, document, by, open)])
    return Object.fromEntries(may) as Record<Action, boolean>
  }

  /**
   * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT in another state, 403 FORBIDDEN where it is
   *   not the person's, 403 SELF_APPROVAL for a decision on one's own. Whose step it is, `decide` asks.
   */
  require(action: Action, document: Document, by: Approver) {
    const refusal = this.#refusal(action, document, by)
    if (refusal) throw refusal
  }

  #refusal(action: Action, document: Document, by: Approver) {
    const { from, ability, fits, allows, decidedBy } = this.life[action]
    const { status, createdBy = null, authors } = document
    if (!from.includes(status) || fits?.(document) === false)
      return conflict(action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT', {
        details: { status },
      })
    if (!by.abilities.has(ability) || allows?.(document, by) === false) return forbidden()
    const isSelf = isSelfApproval({ requestedBy: createdBy, authors }, by)
    return decidedBy && isSelf ? forbidden('SELF_APPROVAL') : null
  }
}

/**
 * The states of one kind of document: `documentStates<Subject>()({ update: { from, ability }, … })`. The
 * actions take their names from the table.
 */
export const documentStates =
  <Document extends StatedDocument>() =>
  <Action extends string>(life: Life<Action, Document>) =>
    new DocumentStates<Action, Document>(life)

export type { DocumentStates }
