import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob, type PrintedDocument } from '#core/printing/print_and_store'
import { logQuotation } from '#engineering/quotations/log_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { OFFER_PDF } from '#engineering/quotations/owner_types'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { loadLines } from '#engineering/quotations/queries/load_lines'

export interface OfferPrint {
  quotationId: number
  language: 'en' | 'ar'
}

/** Prints the offer to the client in both languages, the requested one first. */
export default class PrintOfferJob extends Job<OfferPrint> {
  static jobName = 'engineering.print_offer'
  static timeoutSeconds = 180

  async handle(context: JobContext<OfferPrint>) {
    await printJob(context, () => offerPdfOf(context.payload, context.job.createdBy))
  }
}

/** The offer of a quotation for who may see its prices; null where it is gone. */
export async function offerPdfOf(
  { quotationId, language }: OfferPrint,
  userId: number | null
): Promise<PrintedDocument | null> {
  const abilities = await abilitiesOfRequester(userId)
  const quotation = await Quotation.find(quotationId)
  const isOpen = abilities.has('quotations.view') && abilities.has('quotations.prices')
  if (!quotation || !isOpen) return null
  return {
    name: `${quotation.number}-offer-${language}.pdf`,
    owner: { ownerType: OFFER_PDF, ownerId: quotation.id },
    html: async () => {
      await loadLines(quotation)
      const { offerData } = await import('./offer_data.js')
      const { offerPdf } = await import('./offer_pdf.js')
      return offerPdf(await offerData(quotation), language)
    },
    keep: (uow) => logQuotation(uow, 'print_offer', quotation, { after: { language } }),
  }
}
