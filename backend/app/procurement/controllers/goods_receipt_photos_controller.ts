import type { HttpContext } from '@adonisjs/core/http'
import { PHOTOS } from '#core/storage/kinds'
import { receiveUpload } from '#core/storage/receive_upload'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { lockAnyOrder } from '#procurement/actions/lock_purchase_order'
import { orderReceipts } from '#procurement/queries/order_deliveries'
import { addReceiptPhoto } from '#procurement/receiving/receipt_photos'

export default class GoodsReceiptPhotosController {
  /** Keeps a picture of a delivery; answers all deliveries of the order. */
  async store(ctx: HttpContext) {
    const upload = await receiveUpload(ctx, { files: { file: { max: 1 } }, kinds: PHOTOS })
    ctx.response.status(201)
    const work = async (unit: Unit) => {
      const order = await lockAnyOrder(unit, ctx.params.id)
      await addReceiptPhoto(unit, order, Number(ctx.params.receiptId), upload.file('file'))
      return orderReceipts(ctx, order.id, unit)
    }
    return writeRequest(ctx, work, upload.fingerprint)
  }
}
