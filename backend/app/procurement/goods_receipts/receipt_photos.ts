import { AppError, conflict, notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { filesOf } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordChange } from '#procurement/purchase_orders/records'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** `ownerType` of pictures of a delivery; their `ownerId` is the receipt's. */
export const RECEIPT_PHOTO = 'goods_receipt_photo'
/** Of one delivery. */
export const MOST_PHOTOS = 20

/**
 * Keeps a picture of what came on a locked order.
 * @throws AppError 404, 409 CONFLICT on a delivery that was taken back, 422 TOO_MANY_FILES
 */
export async function addReceiptPhoto(
  uow: UnitOfWork,
  order: PurchaseOrder,
  receiptId: number,
  upload: ReceivedFile
) {
  const receipt = await GoodsReceipt.query({ client: uow.trx })
    .where({ id: receiptId, purchaseOrderId: order.id })
    .first()
  if (!receipt) throw notFound()
  if (receipt.status !== 'posted')
    throw conflict('CONFLICT', { details: { status: receipt.status } })
  const photos = await receiptPhotos([receipt.id], uow)
  if ((photos.get(receipt.id)?.length ?? 0) >= MOST_PHOTOS)
    throw new AppError(422, 'TOO_MANY_FILES', { params: { max: MOST_PHOTOS } })
  const file = await storeFile(uow, upload, { ownerType: RECEIPT_PHOTO, ownerId: receipt.id })
  const after = { receipt: receipt.number, photo: file.name }
  await recordChange(uow, 'add_receipt_photo', order, { after })
}

/** Addresses of the pictures by receipt, in the order they were taken. */
export async function receiptPhotos(
  ids: number[],
  uow?: UnitOfWork
): Promise<Map<number, string[]>> {
  const rows: { id: number; owner_id: number }[] = ids.length
    ? await filesOf(RECEIPT_PHOTO, ids, uow?.trx).orderBy('id').select('id', 'owner_id')
    : []
  const groups = Map.groupBy(rows, (row) => row.owner_id)
  return new Map(
    [...groups].map(([id, of]) => [id, of.map((row) => `/api/files/${row.id}/content`)])
  )
}
