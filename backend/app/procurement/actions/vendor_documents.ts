import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/exceptions/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { aboutVendor } from '#procurement/actions/about_vendor'
import { announce } from '#procurement/live'
import { requireChoices } from '#procurement/rules/known_choices'
import type Vendor from '#procurement/models/vendor'
import VendorDocument from '#procurement/models/vendor_document'
import type { createVendorDocumentValidator } from '#procurement/validators/vendor_document'

/** `ownerType` of the files of vendors; their `ownerId` is the vendor's. */
export const VENDOR_DOCUMENT = 'vendor_document'

/** Files a paper with a vendor. @throws AppError 422 of an unknown type, or that ends before it begins */
export async function addVendorDocument(
  unit: Unit,
  vendor: Vendor,
  file: ReceivedFile,
  {
    documentType,
    number = null,
    issuedOn = null,
    expiresOn = null,
  }: Infer<typeof createVendorDocumentValidator>
): Promise<VendorDocument> {
  await requireChoices(unit, { documentType })
  if (issuedOn && expiresOn && expiresOn < issuedOn) throw invalid({ expiresOn: ['beforeIssue'] })
  const stored = await storeFile(unit, file, { ownerType: VENDOR_DOCUMENT, ownerId: vendor.id })
  const document = await VendorDocument.create(
    {
      vendorId: vendor.id,
      fileId: stored.id,
      documentType,
      number,
      issuedOn,
      expiresOn,
      createdBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await document.load('file')
  await unit.audit({ action: 'add_document', ...aboutVendor(vendor), after: document.toAudit() })
  announce(unit, 'vendors', vendor.id, 'update')
  return document
}

/** Deletes a paper of a vendor with its file. @throws AppError 404 when it is not this vendor's */
export async function removeVendorDocument(unit: Unit, vendor: Vendor, documentId: number) {
  const document = await VendorDocument.query({ client: unit.trx })
    .where({ id: documentId, vendorId: vendor.id })
    .preload('file')
    .first()
  if (!document) throw notFound()
  await document.delete()
  await deleteFile(unit, document.fileId)
  await unit.audit({
    action: 'delete_document',
    ...aboutVendor(vendor),
    before: document.toAudit(),
  })
  announce(unit, 'vendors', vendor.id, 'update')
}
