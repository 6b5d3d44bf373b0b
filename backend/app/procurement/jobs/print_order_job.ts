import { sqlInstant } from '#core/jobs/instants'
import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/pdf/print_document'
import { storeBuffer } from '#core/storage/store_file'
import { abilitiesOf } from '#identity/abilities'
import { announce } from '#procurement/live'
import PurchaseOrder from '#procurement/models/purchase_order'

export interface OrderPrint {
  orderId: number
  language: 'en' | 'ar'
}

/** `ownerType` of the papers of orders; their `ownerId` is the order's. */
export const ORDER_PAPER = 'purchase_order_paper'

/** Prints an order in the language asked for; the paper is kept with it, also after an amendment. */
export default class PrintOrderJob extends Job<OrderPrint> {
  static jobName = 'procurement.print_order'
  static timeoutSeconds = 180

  async handle({ payload, job, signal, progress, complete }: JobContext<OrderPrint>) {
    const { orderId, language } = payload
    const abilities = job.createdBy ? await abilitiesOf(job.createdBy) : new Set<string>()
    const order = await PurchaseOrder.query()
      .where('id', orderId)
      .preload('lines')
      .preload('paymentTerm')
      .first()
    if (!order || !abilities.has('purchase-orders.view'))
      throw new PermanentJobError('jobs.reasons.record_gone')
    await progress(20)
    const { orderPaperData } = await import('#procurement/documents/order_data')
    const { orderPaper } = await import('#procurement/documents/order_paper')
    const content = await printDocument(orderPaper(await orderPaperData(order), language), signal)
    const reference = order.revision ? `${order.number}-R${order.revision}` : order.number
    const name = `${reference}-${language}.pdf`
    await complete(async (unit) => {
      const label = { name, mime: 'application/pdf', extension: 'pdf', content }
      const file = await storeBuffer(unit, label, { ownerType: ORDER_PAPER, ownerId: order.id })
      await unit.trx.table('purchase_order_papers').insert({
        purchase_order_id: order.id,
        revision: order.revision,
        language,
        file_id: file.id,
        created_by: job.createdBy,
        created_at: sqlInstant(),
      })
      announce(unit, 'purchase-orders', order.id, 'print')
      return { fileId: file.id, fileName: name }
    })
  }
}
