import type { HttpContext } from '@adonisjs/core/http'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { orderReceipts } from '#procurement/goods_receipts/order_receipts'
import { addReceiptPhoto } from '#procurement/goods_receipts/receipt_photos'

export default class GoodsReceiptPhotosController {
  /** Keeps a picture of a delivery; answers all deliveries of the order. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: PHOTOS })
    ctx.response.status(201)
    const work = async (uow: UnitOfWork) => {
      const order = await lockAnyOrder(uow, ctx.params.id)
      await addReceiptPhoto(uow, order, Number(ctx.params.receiptId), upload.file('file'))
      return orderReceipts(ctx, order.id, uow)
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }
}
