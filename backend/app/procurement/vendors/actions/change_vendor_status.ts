import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import { publishChange } from '#procurement/shared/publish_change'
import type Vendor from '#procurement/vendors/models/vendor'
import { missingDocuments } from '#procurement/vendors/documents/missing_documents'
import { NEEDS_REASON, VENDOR_LIFE } from '#procurement/vendors/states'

/**
 * Moves a locked vendor to another status.
 * @throws AppError 409 CONFLICT where its life leads elsewhere, 409 DOCUMENTS_MISSING for an approval
 *   without required documents or a reason, 422 on `reason` where one is needed
 */
export async function changeVendorStatus(
  uow: UnitOfWork,
  vendor: Vendor,
  status: VendorStatus,
  reason: string | null
) {
  if (!VENDOR_LIFE[vendor.status].includes(status))
    throw conflict('CONFLICT', { details: { status: vendor.status } })
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  if (status === 'approved' && !reason) await requireDocuments(uow, vendor)
  const before = { status: vendor.status, statusReason: vendor.statusReason }
  vendor.merge({ status, statusReason: reason, updatedBy: uow.actor.id })
  vendor.version++
  await vendor.save()
  const after = { status, statusReason: reason }
  await uow.audit({ action: 'change_status', ...vendorAudit(vendor), before, after })
  publishChange(uow, 'vendors', vendor.id, 'update')
}

/** The documents that the vendor's country asks for are on file, or someone says why not. */
async function requireDocuments(uow: UnitOfWork, vendor: Vendor) {
  await vendor.useTransaction(uow.trx).load('documents')
  const documents = missingDocuments(vendor)
  if (documents.length) throw conflict('DOCUMENTS_MISSING', { details: { documents } })
}
