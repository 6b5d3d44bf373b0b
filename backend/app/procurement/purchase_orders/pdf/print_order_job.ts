import { sqlInstant } from '#core/database/instants'
import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { layoutOf, type PrintChoice } from '#core/printing/print_choice'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { withSealedCopy, type ShareStored } from '#files/shares/actions/share_with_code'
import { newShareCode } from '#files/shares/code'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { publishChange } from '#procurement/shared/publish_change'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { isBinding } from '#procurement/purchase_orders/order_shares'
import { shareLink, vendorShareLimits } from '#procurement/shared/vendor_share'

export interface OrderPrint {
  orderId: number
  language: PrintChoice
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
export async function purchaseOrderPdfOf(
  { orderId, language }: OrderPrint,
  createdBy: number | null
) {
  const abilities = await abilitiesOfRequester(createdBy)
  const order = await PurchaseOrder.query()
    .where('id', orderId)
    .preload('lines')
    .preload('paymentTerm')
    .first()
  if (!order || !abilities.has('purchase-orders.view')) return null
  const reference = order.revision ? `${order.number}-R${order.revision}` : order.number
  const code = isBinding(order.status) ? newShareCode() : null
  let share: ShareStored | null = null
  return {
    name: `${reference}-${language}.pdf`,
    owner: { ownerType: ORDER_PDF, ownerId: order.id },
    html: async () => {
      const { purchaseOrderPdfData } = await import('./pdf_data.js')
      const { purchaseOrderPdf } = await import('./purchase_order_pdf.js')
      const data = await purchaseOrderPdfData(order, code && shareLink(code))
      return purchaseOrderPdf(data, layoutOf(language))
    },
    async around(content: Buffer, store: () => Promise<void>) {
      if (!code) return store()
      await withSealedCopy(content, code, (shared) => {
        share = shared
        return store()
      })
    },
    keep: async (uow: UnitOfWork, fileId: number) => {
      const shareId = await shareOf(uow, order, fileId, share)
      await keepPrint(uow, order, { language, fileId, shareId, createdBy })
    },
  }
}

interface Print {
  language: string
  fileId: number
  shareId: number | null
  createdBy: number | null
}

async function keepPrint(uow: UnitOfWork, { id, revision }: PurchaseOrder, print: Print) {
  await uow.trx.table('purchase_order_prints').insert({
    ...{ purchase_order_id: id, revision, language: print.language, file_id: print.fileId },
    ...{ share_id: print.shareId, created_by: print.createdBy, created_at: sqlInstant() },
  })
  publishChange(uow, 'purchase-orders', id, 'print')
}

/** Opens the PDF to its vendor, unless the order was cancelled or amended while it was printed. */
async function shareOf(
  uow: UnitOfWork,
  { id, revision }: PurchaseOrder,
  fileId: number,
  share: ShareStored | null
): Promise<number | null> {
  if (!share) return null
  const now = await PurchaseOrder.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!now || !isBinding(now.status) || now.revision !== revision) return null
  return (await share(uow, fileId, vendorShareLimits(now.vendorName))).id
}
