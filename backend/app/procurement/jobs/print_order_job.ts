import { sqlInstant } from '#core/jobs/instants'
import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/pdf/print_paper'
import type { Unit } from '#core/unit/unit'
import { abilitiesOfOrderer } from '#identity/abilities'
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

  async handle(context: JobContext<OrderPrint>) {
    const { payload, job } = context
    await printJob(context, () => orderPaperOf(payload, job.createdBy))
  }
}

/** The paper of an order, for whoever may read it. */
async function orderPaperOf({ orderId, language }: OrderPrint, createdBy: number | null) {
  const abilities = await abilitiesOfOrderer(createdBy)
  const order = await PurchaseOrder.query()
    .where('id', orderId)
    .preload('lines')
    .preload('paymentTerm')
    .first()
  if (!order || !abilities.has('purchase-orders.view')) return null
  const reference = order.revision ? `${order.number}-R${order.revision}` : order.number
  return {
    name: `${reference}-${language}.pdf`,
    owner: { ownerType: ORDER_PAPER, ownerId: order.id },
    html: async () => {
      const { orderPaperData } = await import('#procurement/documents/order_data')
      const { orderPaper } = await import('#procurement/documents/order_paper')
      return orderPaper(await orderPaperData(order), language)
    },
    keep: async (unit: Unit, fileId: number) => {
      await unit.trx.table('purchase_order_papers').insert({
        purchase_order_id: order.id,
        revision: order.revision,
        language,
        file_id: fileId,
        created_by: createdBy,
        created_at: sqlInstant(),
      })
      announce(unit, 'purchase-orders', order.id, 'print')
    },
  }
}
