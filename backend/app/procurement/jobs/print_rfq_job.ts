import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/pdf/print_paper'
import { printedCompany } from '#core/pdf/printed_company'
import { abilitiesOfOrderer } from '#identity/abilities'
import { deliveryOf } from '#procurement/queries/delivery_of'
import PurchaseRequest from '#procurement/models/purchase_request'
import PurchaseRequestQuote from '#procurement/models/purchase_request_quote'
import Vendor from '#procurement/models/vendor'

export interface RfqPrint {
  quoteId: number
  language: 'en' | 'ar'
}

/** `ownerType` of the papers of requests for quotation; their `ownerId` is the request's. */
export const RFQ_PAPER = 'purchase_request_paper'

/** Prints a request for quotation to one vendor, in the language asked for. */
export default class PrintRfqJob extends Job<RfqPrint> {
  static jobName = 'procurement.print_rfq'
  static timeoutSeconds = 180

  async handle(context: JobContext<RfqPrint>) {
    const { payload, job } = context
    await printJob(context, () => rfqPaperOf(payload, job.createdBy))
  }
}

/** The paper for one vendor, for whoever may read the prices that come back. */
async function rfqPaperOf({ quoteId, language }: RfqPrint, createdBy: number | null) {
  const abilities = await abilitiesOfOrderer(createdBy)
  const quote = await PurchaseRequestQuote.find(quoteId)
  if (!quote || !abilities.has('purchase-orders.view-all')) return null
  const query = PurchaseRequest.query().where('id', quote.purchaseRequestId).preload('lines')
  const request = await query.firstOrFail()
  return {
    name: `${request.rfqNumber}-${quote.vendorId}-${language}.pdf`,
    owner: { ownerType: RFQ_PAPER, ownerId: request.id },
    html: async () => {
      const { rfqPaper } = await import('#procurement/documents/rfq_paper')
      const { unitNames } = await import('#procurement/documents/order_data')
      const data = {
        ...{ company: await printedCompany(), request, quote, units: unitNames() },
        vendor: await Vendor.findOrFail(quote.vendorId),
        delivery: await deliveryOf(request),
      }
      return rfqPaper(data, language)
    },
  }
}
