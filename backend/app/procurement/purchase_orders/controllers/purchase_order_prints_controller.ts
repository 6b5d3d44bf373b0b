import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintOrderJob from '#procurement/purchase_orders/pdf/print_order_job'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { purchaseOrderPrints } from '#procurement/purchase_orders/queries/order_versions'
import { printChoiceValidator } from '#core/printing/print_choice'
import { languageOfVendor } from '#procurement/vendors/document_language'

export default class PurchaseOrderPrintsController {
  async index(ctx: HttpContext) {
    const { id } = await findPurchaseOrder(ctx, ctx.params.id)
    return purchaseOrderPrints(id)
  }

  /** Orders the print; a second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const chosen = await validateBody(ctx, printChoiceValidator)
    const { id, number, version, vendorId } = await findPurchaseOrder(ctx, ctx.params.id)
    const language = chosen.language ?? (await languageOfVendor(vendorId))
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintOrderJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { orderId: id, language },
        entityType: 'purchase_order',
        entityId: id,
        dedupKey: `order-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }
}
