import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import type { DocumentStates, StatedDocument } from '#core/approvals/document_states'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'

interface Kind<
  Action extends string,
  Subject extends StatedDocument,
  Document extends Subject & { id: number },
  Answer,
> {
  states: DocumentStates<Action, Subject>
  /** Locks it until the unit ends. @throws AppError 404, 412 */
  lock: (uow: UnitOfWork, id: number, expectedVersion: number) => Promise<Document>
  /** The document as its page and every write on it answer. */
  show: (ctx: HttpContext, id: number, uow: UnitOfWork) => Promise<Answer>
}

/**
 * How documents of one kind are acted on: in one unit, on the version that was read, as their states
 * allow. What was deleted answers nothing.
 */
export const actOnDocument =
  <
    Action extends string,
    Subject extends StatedDocument,
    Document extends Subject & { id: number },
    Answer,
  >({
    states,
    lock,
    show,
  }: Kind<Action, Subject, Document, Answer>) =>
  (
    ctx: HttpContext,
    action: Action,
    work: (uow: UnitOfWork, document: Document) => Promise<unknown>
  ): Promise<Answer | undefined> => {
    const expectedVersion = requireVersion(ctx)
    if (action === 'delete') ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const document = await lock(uow, ctx.params.id, expectedVersion)
      states.require(action, document, approverOf(ctx))
      await work(uow, document)
      return action === 'delete' ? undefined : show(ctx, document.id, uow)
    })
  }
