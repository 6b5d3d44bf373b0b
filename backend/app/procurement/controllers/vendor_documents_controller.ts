import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { DOCUMENTS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { lockVendor } from '#procurement/actions/lock_vendor'
import { addVendorDocument, removeVendorDocument } from '#procurement/actions/vendor_documents'
import { findVendor } from '#procurement/queries/find_vendor'
import VendorDocumentTransformer from '#procurement/transformers/vendor_document_transformer'
import { createVendorDocumentValidator } from '#procurement/validators/vendor_document'

export default class VendorDocumentsController {
  async index(ctx: HttpContext) {
    const { documents } = await findVendor(ctx.params.id)
    return ctx.serialize(VendorDocumentTransformer.transform(documents, approverOf(ctx)))
  }

  async store(ctx: HttpContext) {
    // an absent vendor is told before ten megabytes have been sent
    await findVendor(ctx.params.id)
    const upload = await receiveUpload(ctx, {
      files: { file: { max: 1 } },
      fields: createVendorDocumentValidator,
      kinds: DOCUMENTS,
    })
    ctx.response.status(201)
    const work = async (unit: Unit) => {
      const vendor = await lockVendor(unit, ctx.params.id)
      const document = await addVendorDocument(unit, vendor, upload.file('file'), upload.fields)
      return ctx.serialize(VendorDocumentTransformer.transform(document, approverOf(ctx)))
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await removeVendorDocument(unit, await lockVendor(unit, ctx.params.id), ctx.params.documentId)
    })
  }
}
