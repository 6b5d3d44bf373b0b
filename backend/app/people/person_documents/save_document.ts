import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notifyIfExpiring } from './notify_expiring.js'
import PersonDocument from './person_document.js'
import { PERSON_DOCUMENT, recordDocument } from './record_document.js'
import type {
  createDocumentValidator,
  renewDocumentValidator,
  updateDocumentValidator,
} from './validator.js'

type Entered = Infer<typeof createDocumentValidator>

/** Enters a document of a person. @throws AppError 404, 422 of an unknown kind, or that ends before its issue */
export async function createDocument(uow: UnitOfWork, employeeId: number, input: Entered) {
  const person = await uow.trx.from('employees').where('id', employeeId).select('id').first()
  if (!person) throw notFound()
  const document = new PersonDocument().useTransaction(uow.trx)
  document.merge({ ...emptyColumns(PersonDocument), employeeId, version: 1 })
  document.createdBy = uow.actor.id
  await fill(uow, document, input)
  await recordDocument(uow, 'create', document, { after: document.toAudit() })
  await notifyIfExpiring(uow, document.id)
  return document
}

/** Changes a locked document. @throws AppError 422 as above, 409 LOCKED once it was renewed */
export async function updateDocument(
  uow: UnitOfWork,
  document: PersonDocument,
  input: Infer<typeof updateDocumentValidator>
) {
  requireCurrent(document)
  const before = document.toAudit()
  document.version++
  await fill(uow, document, input)
  await recordDocument(uow, 'update', document, { before, after: document.toAudit() })
  await notifyIfExpiring(uow, document.id)
}

/** The next paper of the same kind takes the place of a locked one, which stays as history. */
export async function renewDocument(
  uow: UnitOfWork,
  document: PersonDocument,
  input: Infer<typeof renewDocumentValidator>
) {
  requireCurrent(document)
  if (document.expiresOn && input.expiresOn <= document.expiresOn)
    throw invalid({ expiresOn: ['notLater'] })
  const { employeeId, documentKindId, number, issuedBy } = document
  const next = await createDocument(uow, employeeId, {
    ...{ documentKindId, number, issuedBy },
    ...input,
  })
  const before = document.toAudit()
  document.merge({ renewedById: next.id, version: document.version + 1, updatedBy: uow.actor.id })
  await document.save()
  const after = { ...before, renewedById: next.id }
  await recordDocument(uow, 'update', document, { before, after })
  return next
}

/** Deletes a locked document with its file; the one that it renewed is the valid one again. */
export async function deleteDocument(uow: UnitOfWork, document: PersonDocument) {
  requireCurrent(document)
  await uow.trx
    .from('person_documents')
    .where('renewed_by_id', document.id)
    .update({ renewed_by_id: null })
    .increment('version', 1)
  const { fileId } = document
  await document.delete()
  if (fileId !== null) await deleteFile(uow, fileId)
  await recordDocument(uow, 'delete', document, { before: document.toAudit() })
}

/** Keeps the scan of a locked document; one that it had goes. */
export async function attachFile(uow: UnitOfWork, document: PersonDocument, file: ReceivedFile) {
  const before = document.toAudit()
  const owner = { ownerType: PERSON_DOCUMENT, ownerId: document.id }
  const { id } = await storeFile(uow, file, owner)
  const old = document.fileId
  document.merge({ fileId: id, version: document.version + 1, updatedBy: uow.actor.id })
  await document.save()
  if (old !== null) await deleteFile(uow, old)
  await recordDocument(uow, 'update', document, { before, after: document.toAudit() })
}

function requireCurrent({ renewedById }: PersonDocument) {
  if (renewedById !== null) throw conflict('LOCKED')
}

async function fill(uow: UnitOfWork, document: PersonDocument, input: Partial<Entered>) {
  const { documentKindId } = input
  if (documentKindId !== undefined && documentKindId !== document.documentKindId) {
    const kind = { id: documentKindId, active: true }
    const found = await uow.trx.from('document_kinds').where(kind).select('id').first()
    if (!found) throw invalid({ documentKindId: ['absent'] })
  }
  document.merge(input)
  const { issuedOn, expiresOn } = document
  if (issuedOn && expiresOn && expiresOn < issuedOn) throw invalid({ expiresOn: ['beforeIssue'] })
  document.updatedBy = uow.actor.id
  await document.save()
}
