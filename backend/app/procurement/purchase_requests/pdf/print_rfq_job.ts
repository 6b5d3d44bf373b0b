import { Readable } from 'node:stream'
import { sqlInstant } from '#core/database/instants'
import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { layoutOf, type PrintChoice } from '#core/printing/print_choice'
import { openForWork } from '#core/scanning/work_bytes'
import type { FileRow } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { withSealedCopies, type ShareStored } from '#files/shares/actions/share_with_code'
import { newShareCode } from '#files/shares/code'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { shareLink, vendorShareLimits } from '#procurement/shared/vendor_share'
import PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import { outgoingFiles } from '#procurement/purchase_requests/outgoing_files'
import { recordRequest } from '#procurement/purchase_requests/request_audit'

export interface RfqPrint {
  quoteId: number
  language: PrintChoice
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
async function rfqPdfOf(print: RfqPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const quote = await PurchaseRequestQuote.find(print.quoteId)
  if (!quote || !abilities.has('purchase-orders.view-all')) return null
  const query = PurchaseRequest.query().where('id', quote.purchaseRequestId).preload('lines')
  const request = await query.firstOrFail()
  const isOpen = request.status === 'quoting'
  const files = await outgoingFiles(request.id)
  const code = isOpen ? newShareCode() : null
  const codes = files.map(() => (isOpen ? newShareCode() : null))
  let shares: ShareStored[] = []
  return {
    name: `${request.rfqNumber}-${quote.vendorId}-${print.language}.pdf`,
    owner: { ownerType: RFQ_PDF, ownerId: request.id },
    html: async () => {
      const { rfqPdf } = await import('./rfq_pdf.js')
      const { rfqPdfData } = await import('./rfq_pdf_data.js')
      const attached = files.map(({ original_name: name }, i) => ({ name, link: linkOf(codes[i]) }))
      const data = await rfqPdfData(request, quote, { link: linkOf(code), attached })
      return rfqPdf(data, layoutOf(print.language))
    },
    async around(content: Buffer, store: () => Promise<void>) {
      if (!code) return store()
      const drawings = files.map(({ storage_key: key }, i) => ({
        ...{ source: () => openForWork(key), code: codes[i]! },
      }))
      const paper = { source: async () => Readable.from([content]), code }
      await withSealedCopies([paper, ...drawings], (sealed) => {
        shares = sealed
        return store()
      })
    },
    keep: (uow: UnitOfWork, fileId: number) =>
      keepPrint(uow, { ...print, request, quote, fileId, files, shares, createdBy }),
  }
}

const linkOf = (code: string | null) => code && shareLink(code)

interface Kept extends RfqPrint {
  request: PurchaseRequest
  quote: PurchaseRequestQuote
  fileId: number
  files: FileRow[]
  shares: ShareStored[]
  createdBy: number | null
}

/** One row and one entry of the log for each print of each vendor. */
async function keepPrint(uow: UnitOfWork, { request, quote, language, fileId, ...print }: Kept) {
  const now = await PurchaseRequest.query({ client: uow.trx })
    .where('id', request.id)
    .forUpdate()
    .firstOrFail()
  const invited = await PurchaseRequestQuote.query({ client: uow.trx })
    .where('id', quote.id)
    .first()
  const [id] = await uow.trx.table('purchase_request_prints').insert({
    ...{ purchase_request_id: request.id, quote_id: invited ? quote.id : null },
    ...{ vendor_name: quote.vendorName, language, file_id: fileId },
    ...{ created_by: print.createdBy, created_at: sqlInstant() },
  })
  const still = await outgoingFiles(request.id, uow.trx)
  const going = new Set([fileId, ...still.map((file) => file.id)])
  // what was withdrawn, awarded or taken back while it was printed opens nothing
  if (invited && now.status === 'quoting')
    for (const [i, share] of print.shares.entries()) {
      const shared = i ? print.files[i - 1]!.id : fileId
      if (!going.has(shared)) continue
      const { id: shareId } = await share(uow, shared, vendorShareLimits(quote.vendorName))
      const row = { share_id: shareId, print_id: id, file_id: shared }
      await uow.trx.table('purchase_request_shares').insert(row)
    }
  const filesForVendors = print.files.map((file) => file.original_name)
  const after = { vendor: quote.vendorName, language, filesForVendors }
  await recordRequest(uow, 'print', request, { after })
}
