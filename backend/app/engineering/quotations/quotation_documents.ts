import type { Infer } from '@vinejs/vine/types'
import { notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { logQuotation } from './log_quotation.js'
import type Quotation from '#engineering/quotations/models/quotation'
import QuotationDocument from '#engineering/quotations/models/quotation_document'
import { requireChoices } from '#engineering/shared/require_choices'
import type { quotationDocumentValidator } from './validator.js'
import { QUOTATION_DOCUMENT } from './owner_types.js'

/** Files a document with a quotation. @throws AppError 422 on `documentType` */
export async function addDocument(
  uow: UnitOfWork,
  quotation: Quotation,
  file: ReceivedFile,
  { documentType = 'other', revision = null }: Infer<typeof quotationDocumentValidator>
): Promise<QuotationDocument> {
  await requireChoices(uow.trx, { documentType })
  const stored = await storeFile(uow, file, {
    ownerType: QUOTATION_DOCUMENT,
    ownerId: quotation.id,
  })
  const document = await QuotationDocument.create(
    {
      quotationId: quotation.id,
      fileId: stored.id,
      documentType,
      revision,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await document.refresh()
  await document.load('file')
  await logQuotation(uow, 'add_document', quotation, { after: nameOf(document) })
  return document
}

/** Deletes one document with its file, or all of them. @throws AppError 404 when it is not this quotation's */
export async function removeDocuments(uow: UnitOfWork, quotation: Quotation, documentId?: number) {
  const query = QuotationDocument.query({ client: uow.trx })
    .where('quotationId', quotation.id)
    .preload('file')
  if (documentId !== undefined) query.where('id', documentId)
  const documents = await query
  if (documentId !== undefined && !documents.length) throw notFound()
  for (const document of documents) {
    await document.delete()
    await deleteFile(uow, document.fileId)
    await logQuotation(uow, 'delete_document', quotation, { before: nameOf(document) })
  }
}

function nameOf({ file, documentType, revision }: QuotationDocument) {
  return { document: file.originalName, documentType, documentRevision: revision ?? null }
}
