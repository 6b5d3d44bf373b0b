import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type PersonDocument from '#people/person_documents/person_document'
import { listDocuments, showDocument } from '#people/person_documents/present_documents'
import { lockDocument } from '#people/person_documents/record_document'
import {
  deleteDocument,
  renewDocument,
  updateDocument,
} from '#people/person_documents/save_document'
import { renewDocumentValidator, updateDocumentValidator } from '#people/person_documents/validator'

export default class PersonDocumentsController {
  /** What expires when, of everyone whom the viewer may see. */
  async index(ctx: HttpContext) {
    return listDocuments(ctx)
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateDocumentValidator)
    return onDocument(ctx, async (uow, document) => {
      await updateDocument(uow, document, input)
      return showDocument(ctx, document.id, uow)
    })
  }

  /** The new paper, which takes the place of the old one. */
  async renew(ctx: HttpContext) {
    const input = await validateBody(ctx, renewDocumentValidator)
    ctx.response.status(201)
    return onDocument(ctx, async (uow, document) => {
      const { id } = await renewDocument(uow, document, input)
      return showDocument(ctx, id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return onDocument(ctx, (uow, document) => deleteDocument(uow, document))
  }
}

function onDocument<Answer>(
  ctx: HttpContext,
  work: (uow: UnitOfWork, document: PersonDocument) => Promise<Answer>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) =>
    work(uow, await lockDocument(uow, ctx.params.id, expectedVersion))
  )
}
