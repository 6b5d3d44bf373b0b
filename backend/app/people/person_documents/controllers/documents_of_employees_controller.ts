import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { documentsOf, showDocument } from '#people/person_documents/present_documents'
import { createDocument } from '#people/person_documents/save_document'
import { createDocumentValidator } from '#people/person_documents/validator'

export default class DocumentsOfEmployeesController {
  async index(ctx: HttpContext) {
    return documentsOf(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createDocumentValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createDocument(uow, ctx.params.id, input)
      return showDocument(ctx, id, uow)
    })
  }
}
