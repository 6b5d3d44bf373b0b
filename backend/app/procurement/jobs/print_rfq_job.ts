import { Job, PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { printDocument } from '#core/pdf/print_document'
import { printedCompany } from '#core/pdf/printed_company'
import { storeBuffer } from '#core/storage/store_file'
import { abilitiesOf } from '#identity/abilities'
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

  async handle({ payload, job, signal, progress, complete }: JobContext<RfqPrint>) {
    const { quoteId, language } = payload
    const abilities = job.createdBy ? await abilitiesOf(job.createdBy) : new Set<string>()
    const quote = await PurchaseRequestQuote.find(quoteId)
    if (!quote || !abilities.has('purchase-orders.view-all'))
      throw new PermanentJobError('jobs.reasons.record_gone')
    const query = PurchaseRequest.query().where('id', quote.purchaseRequestId).preload('lines')
    const request = await query.firstOrFail()
    await progress(20)
    const { rfqPaper } = await import('#procurement/documents/rfq_paper')
    const { unitNames } = await import('#procurement/documents/order_data')
    const data = {
      ...{ company: await printedCompany(), request, quote, units: unitNames() },
      vendor: await Vendor.findOrFail(quote.vendorId),
      delivery: await deliveryOf(request),
    }
    const content = await printDocument(rfqPaper(data, language), signal)
    const name = `${request.rfqNumber}-${quote.vendorId}-${language}.pdf`
    await complete(async (unit) => {
      const label = { name, mime: 'application/pdf', extension: 'pdf', content }
      const file = await storeBuffer(unit, label, { ownerType: RFQ_PAPER, ownerId: request.id })
      return { fileId: file.id, fileName: name }
    })
  }
}
