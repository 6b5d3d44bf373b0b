import type { Approver } from '#core/approvals/approver'
import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notifyApprovers } from '#procurement/vendors/approval/request_review'
import { requireSecondPerson } from '#procurement/vendors/approval/second_person'
import { writingOf } from '#procurement/vendors/approval/writing'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import { publishChange } from '#procurement/shared/publish_change'
import type Vendor from '#procurement/vendors/models/vendor'
import { documentGaps } from '#procurement/vendors/documents/document_gaps'
import { NEEDS_REASON, VENDOR_LIFE } from '#procurement/vendors/states'

interface Move {
  status: VendorStatus
  reason: string | null
  /** The documents that were on screen, of an approval. */
  documentIds?: number[]
  by: Approver
}

/**
 * Moves a locked vendor to another status.
 * @throws AppError 409 CONFLICT where its life leads elsewhere, 422 on `reason` where one is needed; of
 *   an approval 403 OWN_VENDOR for who wrote what stands of the vendor, 409 DOCUMENTS_MISSING and
 *   DOCUMENTS_CHANGED
 */
export async function changeVendorStatus(uow: UnitOfWork, vendor: Vendor, move: Move) {
  const { status, reason } = move
  if (!VENDOR_LIFE[vendor.status].includes(status))
    throw conflict('CONFLICT', { details: { status: vendor.status } })
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  if (status === 'approved') await requireApprovable(uow, vendor, move)
  const before = { status: vendor.status, statusReason: vendor.statusReason }
  vendor.merge({ status, statusReason: reason, updatedBy: uow.actor.id })
  vendor.version++
  await vendor.save()
  const after = { status, statusReason: reason }
  await uow.audit({ action: 'change_status', ...vendorAudit(vendor), before, after })
  if (status === 'under_review') await notifyApprovers(uow, vendor)
  publishChange(uow, 'vendors', vendor.id, 'update')
}

/** A second person approves it, by the documents that its country asks for and that are valid today. */
async function requireApprovable(uow: UnitOfWork, vendor: Vendor, { by, documentIds }: Move) {
  requireSecondPerson(await writingOf(vendor, uow.trx), by)
  await vendor.useTransaction(uow.trx).load('documents')
  const { missing, expired } = documentGaps(vendor)
  const documents = [...missing, ...expired]
  if (documents.length)
    throw conflict('DOCUMENTS_MISSING', { details: { documents, missing, expired } })
  if (documentIds && !sameIds(documentIds, vendor.documents)) throw conflict('DOCUMENTS_CHANGED')
}

/** Documents are added without a new version of the vendor: who approves has seen these and no others. */
const sameIds = (ids: number[], documents: { id: number }[]) =>
  ids.length === documents.length && documents.every(({ id }) => ids.includes(id))

/** Asks for the approval of a prospect. @throws AppError 409 CONFLICT of any other vendor */
export async function submitVendor(uow: UnitOfWork, vendor: Vendor, by: Approver) {
  if (vendor.status !== 'prospect')
    throw conflict('CONFLICT', { details: { status: vendor.status } })
  await changeVendorStatus(uow, vendor, { status: 'under_review', reason: null, by })
}
