import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit/write_request'
import PrintRfqJob from '#procurement/jobs/print_rfq_job'
import PurchaseRequestQuote from '#procurement/models/purchase_request_quote'
import { PURCHASE_REQUEST } from '#procurement/requests/request_records'
import { findRequest } from '#procurement/requests/show_request'
import { rfqPrintValidator } from '#procurement/validators/purchase_request'

export default class PurchaseRequestPrintsController {
  /** Orders the paper for one vendor; a second click while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { quoteId, language } = await validateBody(ctx, rfqPrintValidator)
    const { id, rfqNumber, version } = await findRequest(ctx.params.id)
    const quote = await PurchaseRequestQuote.query().where({ id: quoteId, purchaseRequestId: id }).first() // prettier-ignore
    if (!quote) throw notFound()
    ctx.response.status(202)
    return writeRequest(ctx, (unit) =>
      unit.enqueue({
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
