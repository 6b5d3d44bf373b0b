import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import { receiptPhotos } from './receipt_photos.js'
import GoodsReceiptTransformer from './goods_receipt_transformer.js'
import { approverOf } from '#core/approvals/approver'

/** The deliveries of an order, newest first. */
export async function orderReceipts(ctx: HttpContext, orderId: number, uow?: UnitOfWork) {
  const receipts = await GoodsReceipt.query(uow && { client: uow.trx })
    .where('purchaseOrderId', orderId)
    .preload('lines')
    .orderBy('id', 'desc')
  const names = await userNames(
    receipts.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const photos = await receiptPhotos(
    receipts.map(({ id }) => id),
    uow
  )
  return ctx.serialize(GoodsReceiptTransformer.transform(receipts, approverOf(ctx), names, photos))
}
