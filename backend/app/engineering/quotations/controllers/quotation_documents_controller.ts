import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { ENQUIRY_FILES } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { addDocument, removeDocuments } from '#engineering/quotations/quotation_documents'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { documentView } from '#engineering/quotations/transformers/document_views'
import { quotationDocumentValidator } from '#engineering/quotations/validator'

export default class QuotationDocumentsController {
  async index(ctx: HttpContext) {
    const quotation = await findQuotation(ctx.params.id)
    await quotation.load('documents', (documents) => void documents.preload('file'))
    const names = await userNames(quotation.documents.map(({ createdBy }) => createdBy))
    return quotation.documents.map((document) => documentView(document, names))
  }

  async store(ctx: HttpContext) {
    // an absent quotation is rejected before ten megabytes have been sent
    await findQuotation(ctx.params.id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: quotationDocumentValidator,
      kinds: ENQUIRY_FILES,
    })
    ctx.response.status(201)
    const { id, name } = ctx.actor!
    const work = async (uow: Parameters<typeof lockQuotation>[0]) => {
      const quotation = await lockQuotation(uow, ctx.params.id)
      const document = await addDocument(uow, quotation, upload.file('file'), upload.fields)
      return documentView(document, new Map([[id!, name]]))
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeDocuments(
        uow,
        await lockQuotation(uow, ctx.params.id),
        Number(ctx.params.documentId)
      )
    })
  }

  async clear(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeDocuments(uow, await lockQuotation(uow, ctx.params.id))
    })
  }
}
