import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { answerList } from '#core/listing/answer_list'
import { goodsReceiptListing, ofProject } from '#procurement/goods_receipts/listing'
import GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'

export default class ProjectReceiptsController {
  /** The deliveries for a project, newest first, each with the number of its order. */
  async index(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    if (!(await db.from('project_names').where({ id }).first())) throw notFound()
    const scope = ofProject(id)
    const receipts = await answerList(ctx, GoodsReceipt, goodsReceiptListing, { scope })
    const orders = receipts.map(({ purchaseOrderId }) => purchaseOrderId)
    const rows = await db.from('purchase_orders').whereIn('id', orders).select('id', 'number')
    const numbers = new Map<number, string>(rows.map(({ id, number }) => [id, number]))
    return receipts.map(({ id, number, purchaseOrderId, receivedOn, deliveryNoteNo, status }) => ({
      ...{ id, number, purchaseOrderId, receivedOn, deliveryNoteNo, status },
      orderNumber: numbers.get(purchaseOrderId)!,
    }))
  }
}
