import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { ORDER_FILES } from '#procurement/record_files/file_owners'
import { removeAllFiles } from '#procurement/record_files/record_files'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

/** Deletes a locked draft with its lines and what was printed of it; the audit log keeps its number. */
export async function deletePurchaseOrder(uow: UnitOfWork, order: PurchaseOrder) {
  const prints = await uow.trx
    .from('purchase_order_prints')
    .where('purchase_order_id', order.id)
    .select('file_id')
  await uow.trx.from('purchase_order_prints').where('purchase_order_id', order.id).delete()
  for (const { file_id: fileId } of prints) await deleteFile(uow, fileId)
  await removeAllFiles(uow, ORDER_FILES, order.id)
  await PurchaseOrderLine.query({ client: uow.trx }).where('purchaseOrderId', order.id).delete()
  await order.delete()
  await recordChange(uow, 'delete', order, { before: order.toAudit() })
}
