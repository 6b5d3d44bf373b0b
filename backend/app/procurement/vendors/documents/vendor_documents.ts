import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notifyIfExpiring } from '#procurement/vendor_documents/notify_expiring_documents'
import { reviewAgain } from '#procurement/vendors/approval/request_review'
import { isProof } from '#procurement/vendors/approval/trusted'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import { publishChange } from '#procurement/shared/publish_change'
import { requireChoices } from '#procurement/shared/require_choices'
import type Vendor from '#procurement/vendors/models/vendor'
import VendorDocument from '#procurement/vendors/models/vendor_document'
import type { createVendorDocumentValidator } from './validator.js'

/** `ownerType` of the files of vendors; their `ownerId` is the vendor's. */
export const VENDOR_DOCUMENT = 'vendor_document'

/** Files a document with a vendor. @throws AppError 422 of an unknown type, or that ends before it begins */
export async function addVendorDocument(
  uow: UnitOfWork,
  vendor: Vendor,
  file: ReceivedFile,
  {
    documentType,
    number = null,
    issuedOn = null,
    expiresOn = null,
  }: Infer<typeof createVendorDocumentValidator>
): Promise<VendorDocument> {
  await requireChoices(uow.trx, { documentType })
  if (issuedOn && expiresOn && expiresOn < issuedOn) throw invalid({ expiresOn: ['beforeIssue'] })
  const stored = await storeFile(uow, file, { ownerType: VENDOR_DOCUMENT, ownerId: vendor.id })
  const document = await VendorDocument.create(
    {
      vendorId: vendor.id,
      fileId: stored.id,
      documentType,
      number,
      issuedOn,
      expiresOn,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await document.load('file')
  await uow.audit({ action: 'add_document', ...vendorAudit(vendor), after: document.toAudit() })
  await reviewProof(uow, vendor, documentType)
  publishChange(uow, 'vendors', vendor.id, 'update')
  await notifyIfExpiring(uow, document.id)
  return document
}

/** Deletes a vendor document with its file. @throws AppError 404 when it is not this vendor's */
export async function removeVendorDocument(uow: UnitOfWork, vendor: Vendor, documentId: number) {
  const document = await VendorDocument.query({ client: uow.trx })
    .where({ id: documentId, vendorId: vendor.id })
    .preload('file')
    .first()
  if (!document) throw notFound()
  await document.delete()
  await deleteFile(uow, document.fileId)
  await uow.audit({
    action: 'delete_document',
    ...vendorAudit(vendor),
    before: document.toAudit(),
  })
  await reviewProof(uow, vendor, document.documentType)
  publishChange(uow, 'vendors', vendor.id, 'update')
}

/** What an approval rested on is another document now, or gone. */
async function reviewProof(uow: UnitOfWork, vendor: Vendor, documentType: string) {
  if (vendor.status !== 'approved' || !isProof(documentType)) return
  vendor.version++
  await reviewAgain(uow, vendor, ['documents'])
}
