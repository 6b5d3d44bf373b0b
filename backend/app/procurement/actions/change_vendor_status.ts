import { conflict, invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { aboutVendor } from '#procurement/actions/about_vendor'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import { announce } from '#procurement/live'
import type Vendor from '#procurement/models/vendor'
import { missingDocuments } from '#procurement/rules/missing_documents'
import { NEEDS_REASON, VENDOR_LIFE } from '#procurement/rules/vendor_life'

/**
 * Moves a locked vendor to another status.
 * @throws AppError 409 CONFLICT where its life leads elsewhere, 409 DOCUMENTS_MISSING for an approval
 *   without required papers or a reason, 422 on `reason` where one is needed
 */
export async function changeVendorStatus(
  unit: Unit,
  vendor: Vendor,
  status: VendorStatus,
  reason: string | null
) {
  if (!VENDOR_LIFE[vendor.status].includes(status))
    throw conflict('CONFLICT', { details: { status: vendor.status } })
  if (NEEDS_REASON.has(status) && !reason) throw invalid({ reason: ['required'] })
  if (status === 'approved' && !reason) await requirePapers(unit, vendor)
  const before = { status: vendor.status, statusReason: vendor.statusReason }
  vendor.merge({ status, statusReason: reason, updatedBy: unit.actor.id })
  vendor.version++
  await vendor.save()
  const after = { status, statusReason: reason }
  await unit.audit({ action: 'change_status', ...aboutVendor(vendor), before, after })
  announce(unit, 'vendors', vendor.id, 'update')
}

/** The papers that the vendor's country asks for are on file, or somebody says why not. */
async function requirePapers(unit: Unit, vendor: Vendor) {
  await vendor.useTransaction(unit.trx).load('documents')
  const documents = missingDocuments(vendor)
  if (documents.length) throw conflict('DOCUMENTS_MISSING', { details: { documents } })
}
