import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { addVendorDocument, removeVendorDocument } from './vendor_documents.js'
import { findVendor } from '#procurement/vendors/find_vendor'
import VendorDocumentTransformer from './vendor_document_transformer.js'
import { createVendorDocumentValidator } from './validator.js'

export default class VendorDocumentsController {
  async index(ctx: HttpContext) {
    const { documents } = await findVendor(ctx.params.id)
    return ctx.serialize(VendorDocumentTransformer.transform(documents, approverOf(ctx)))
  }

  async store(ctx: HttpContext) {
    // an absent vendor is rejected before ten megabytes have been sent
    await findVendor(ctx.params.id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: createVendorDocumentValidator,
      kinds: DOCUMENTS,
    })
    ctx.response.status(201)
    const work = async (uow: UnitOfWork) => {
      const vendor = await lockVendor(uow, ctx.params.id)
      const document = await addVendorDocument(uow, vendor, upload.file('file'), upload.fields)
      return ctx.serialize(VendorDocumentTransformer.transform(document, approverOf(ctx)))
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await removeVendorDocument(uow, await lockVendor(uow, ctx.params.id), ctx.params.documentId)
    })
  }
}
