import { sqlInstant } from '#core/database/instants'
import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { publishChange } from '#procurement/shared/publish_change'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

export interface OrderPrint {
  orderId: number
  language: 'en' | 'ar'
}

/** `ownerType` of the documents of orders; their `ownerId` is the order's. */
export const ORDER_PDF = 'purchase_order_pdf'

/** Prints an order in the requested language; the PDF is kept with it, also after an amendment. */
export default class PrintOrderJob extends Job<OrderPrint> {
  static jobName = 'procurement.print_order'
  static timeoutSeconds = 180

  async handle(context: JobContext<OrderPrint>) {
    const { payload, job } = context
    await printJob(context, () => purchaseOrderPdfOf(payload, job.createdBy))
  }
}

/** The PDF of an order, visible to everyone who may read the order. */
async function purchaseOrderPdfOf({ orderId, language }: OrderPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const order = await PurchaseOrder.query()
    .where('id', orderId)
    .preload('lines')
    .preload('paymentTerm')
    .first()
  if (!order || !abilities.has('purchase-orders.view')) return null
  const reference = order.revision ? `${order.number}-R${order.revision}` : order.number
  return {
    name: `${reference}-${language}.pdf`,
    owner: { ownerType: ORDER_PDF, ownerId: order.id },
    html: async () => {
      const { purchaseOrderPdfData } = await import('./pdf_data.js')
      const { purchaseOrderPdf } = await import('./purchase_order_pdf.js')
      return purchaseOrderPdf(await purchaseOrderPdfData(order), language)
    },
    keep: async (uow: UnitOfWork, fileId: number) => {
      await uow.trx.table('purchase_order_prints').insert({
        purchase_order_id: order.id,
        revision: order.revision,
        language,
        file_id: fileId,
        created_by: createdBy,
        created_at: sqlInstant(),
      })
      publishChange(uow, 'purchase-orders', order.id, 'print')
    },
  }
}
