import type { Infer } from '@vinejs/vine/types'
import { notFound } from '#core/exceptions/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { logQuotation } from '#engineering/actions/log_quotation'
import type Quotation from '#engineering/models/quotation'
import QuotationDocument from '#engineering/models/quotation_document'
import { requireChoices } from '#engineering/rules/known_choices'
import type { quotationDocumentValidator } from '#engineering/validators/quotation'

/** `ownerType` of the papers filed with quotations; their `ownerId` is the quotation's. */
export const QUOTATION_PAPER = 'quotation_document'

/** Files a paper with a quotation. @throws AppError 422 on `documentType` */
export async function addDocument(
  unit: Unit,
  quotation: Quotation,
  file: ReceivedFile,
  { documentType = 'other', revision = null }: Infer<typeof quotationDocumentValidator>
): Promise<QuotationDocument> {
  await requireChoices(unit.trx, { documentType })
  const stored = await storeFile(unit, file, { ownerType: QUOTATION_PAPER, ownerId: quotation.id })
  const document = await QuotationDocument.create(
    {
      quotationId: quotation.id,
      fileId: stored.id,
      documentType,
      revision,
      createdBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await document.refresh()
  await document.load('file')
  await logQuotation(unit, 'add_document', quotation, { after: nameOf(document) })
  return document
}

/** Deletes one paper with its file, or all of them. @throws AppError 404 when it is not this quotation's */
export async function removeDocuments(unit: Unit, quotation: Quotation, documentId?: number) {
  const query = QuotationDocument.query({ client: unit.trx })
    .where('quotationId', quotation.id)
    .preload('file')
  if (documentId !== undefined) query.where('id', documentId)
  const documents = await query
  if (documentId !== undefined && !documents.length) throw notFound()
  for (const document of documents) {
    await document.delete()
    await deleteFile(unit, document.fileId)
    await logQuotation(unit, 'delete_document', quotation, { before: nameOf(document) })
  }
}

function nameOf({ file, documentType, revision }: QuotationDocument) {
  return { document: file.originalName, documentType, documentRevision: revision ?? null }
}
