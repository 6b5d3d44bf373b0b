import { isForeignKey } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import { publishChange } from '#procurement/shared/publish_change'
import type Vendor from '#procurement/vendors/models/vendor'
import VendorDocument from '#procurement/vendors/models/vendor_document'

/**
 * Deletes a locked vendor with its ratings, its documents and their files.
 * @throws AppError 409 IN_USE when purchase orders name it
 */
export async function deleteVendor(uow: UnitOfWork, vendor: Vendor) {
  const order = await uow.trx
    .from('purchase_orders')
    .where('vendor_id', vendor.id)
    .select('id')
    .first()
  if (order) throw conflict('IN_USE')
  const documents = await VendorDocument.query({ client: uow.trx }).where('vendorId', vendor.id)
  await VendorDocument.query({ client: uow.trx }).where('vendorId', vendor.id).delete()
  for (const { fileId } of documents) await deleteFile(uow, fileId)
  await vendor.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await uow.audit({ action: 'delete', ...vendorAudit(vendor), before: vendor.toAudit() })
  publishChange(uow, 'vendors', vendor.id, 'delete')
}
