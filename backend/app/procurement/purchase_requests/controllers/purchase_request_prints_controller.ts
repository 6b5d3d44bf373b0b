import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintRfqJob from '#procurement/purchase_requests/pdf/print_rfq_job'
import PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import { PURCHASE_REQUEST } from '#procurement/purchase_requests/request_audit'
import { requestPrints } from '#procurement/purchase_requests/queries/request_prints'
import { findRequest } from '#procurement/purchase_requests/queries/show_request'
import { rfqPrintValidator } from '#procurement/purchase_requests/validator'
import { languageOfVendor } from '#procurement/vendors/document_language'

export default class PurchaseRequestPrintsController {
  async index(ctx: HttpContext) {
    const { id } = await findRequest(ctx.params.id)
    return requestPrints(id)
  }

  /** Requests the PDF for one vendor; a second click while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { quoteId, ...chosen } = await validateBody(ctx, rfqPrintValidator)
    const { id, rfqNumber, version } = await findRequest(ctx.params.id)
    const quote = await PurchaseRequestQuote.query()
      .where({ id: quoteId, purchaseRequestId: id })
      .first()
    if (!quote) throw notFound()
    const language = chosen.language ?? (await languageOfVendor(quote.vendorId))
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintRfqJob.jobName,
        title: `Print of ${rfqNumber}`,
        titleAr: `طباعة ${rfqNumber}`,
        payload: { quoteId, language },
        entityType: PURCHASE_REQUEST,
        entityId: id,
        dedupKey: `rfq-print:${ctx.actor!.id}:${quoteId}:${version}:${language}`,
      })
    )
  }
}
