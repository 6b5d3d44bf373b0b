import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { printedCompany } from '#core/printing/printed_company'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { deliveryOf } from '#procurement/shared/delivery_address'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import Vendor from '#procurement/vendors/models/vendor'

export interface RfqPrint {
  quoteId: number
  language: 'en' | 'ar'
}

/** `ownerType` of the documents of requests for quotation; their `ownerId` is the request's. */
export const RFQ_PDF = 'purchase_request_pdf'

/** Prints a request for quotation to one vendor, in the requested language. */
export default class PrintRfqJob extends Job<RfqPrint> {
  static jobName = 'procurement.print_rfq'
  static timeoutSeconds = 180

  async handle(context: JobContext<RfqPrint>) {
    const { payload, job } = context
    await printJob(context, () => rfqPdfOf(payload, job.createdBy))
  }
}

/** The PDF for one vendor, visible to everyone who may read its prices. */
async function rfqPdfOf({ quoteId, language }: RfqPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const quote = await PurchaseRequestQuote.find(quoteId)
  if (!quote || !abilities.has('purchase-orders.view-all')) return null
  const query = PurchaseRequest.query().where('id', quote.purchaseRequestId).preload('lines')
  const request = await query.firstOrFail()
  return {
    name: `${request.rfqNumber}-${quote.vendorId}-${language}.pdf`,
    owner: { ownerType: RFQ_PDF, ownerId: request.id },
    html: async () => {
      const { rfqPdf } = await import('./rfq_pdf.js')
      const { unitNames } = await import('#procurement/purchase_orders/pdf/pdf_data')
      const data = {
        ...{ company: await printedCompany(), request, quote, units: unitNames() },
        vendor: await Vendor.findOrFail(quote.vendorId),
        delivery: await deliveryOf(request),
      }
      return rfqPdf(data, language)
    },
  }
}
