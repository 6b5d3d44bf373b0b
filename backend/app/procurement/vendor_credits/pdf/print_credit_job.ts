import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import VendorCredit from '#procurement/vendor_credits/models/vendor_credit'

export interface CreditPrint {
  creditId: number
  language: 'en' | 'ar'
}

/** `ownerType` of the documents of credits; their `ownerId` is the credit's. */
export const CREDIT_PDF = 'vendor_credit_pdf'

/** Prints a debit note in the requested language; the PDF is kept with it. */
export default class PrintCreditJob extends Job<CreditPrint> {
  static jobName = 'procurement.print_vendor_credit'
  static timeoutSeconds = 180

  async handle(context: JobContext<CreditPrint>) {
    const { payload, job } = context
    await printJob(context, () => creditPdfOf(payload, job.createdBy))
  }
}

/** The PDF of a credit, visible to everyone who may read bills. */
async function creditPdfOf({ creditId, language }: CreditPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const credit = await VendorCredit.query()
    .where('id', creditId)
    .preload('lines', (lines) => void lines.preload('orderLine'))
    .preload('charges', (charges) => void charges.preload('billCharge'))
    .first()
  if (!credit || !abilities.has('bills.view')) return null
  return {
    name: `${credit.number}-${language}.pdf`,
    owner: { ownerType: CREDIT_PDF, ownerId: credit.id },
    html: async () => {
      const { creditPdfData } = await import('./pdf_data.js')
      const { creditPdf } = await import('./credit_pdf.js')
      return creditPdf(await creditPdfData(credit), language)
    },
  }
}
