import { isForeignKey } from '#core/database/failures'
import { conflict } from '#core/exceptions/app_error'
import { deleteFile } from '#core/storage/delete_file'
import type { Unit } from '#core/unit/unit'
import { aboutVendor } from '#procurement/actions/about_vendor'
import { announce } from '#procurement/live'
import PurchaseOrder from '#procurement/models/purchase_order'
import type Vendor from '#procurement/models/vendor'
import VendorDocument from '#procurement/models/vendor_document'

/**
 * Deletes a locked vendor with its ratings, its papers and their files.
 * @throws AppError 409 IN_USE when purchase orders name it
 */
export async function deleteVendor(unit: Unit, vendor: Vendor) {
  const order = await PurchaseOrder.query({ client: unit.trx }).where('vendorId', vendor.id).first()
  if (order) throw conflict('IN_USE')
  const documents = await VendorDocument.query({ client: unit.trx }).where('vendorId', vendor.id)
  await VendorDocument.query({ client: unit.trx }).where('vendorId', vendor.id).delete()
  for (const { fileId } of documents) await deleteFile(unit, fileId)
  await vendor.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await unit.audit({ action: 'delete', ...aboutVendor(vendor), before: vendor.toAudit() })
  announce(unit, 'vendors', vendor.id, 'delete')
}
