import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import PaymentRun from '#procurement/payment_runs/models/payment_run'
import type { RunPaper } from '#procurement/payment_runs/validator'

export interface RunPrint {
  runId: number
  language: 'en' | 'ar'
  paper: RunPaper
  /** Whose remittance advice; null for the voucher. */
  vendorId: number | null
}

/** `ownerType` of the documents of runs; their `ownerId` is the run's. */
export const PAYMENT_RUN_PDF = 'payment_run_pdf'

/** Prints the voucher of a run or a vendor's remittance advice; the PDF is kept with the run. */
export default class PrintRunJob extends Job<RunPrint> {
  static jobName = 'procurement.print_payment_run'
  static timeoutSeconds = 180

  async handle(context: JobContext<RunPrint>) {
    const { payload, job } = context
    await printJob(context, () => runPdfOf(payload, job.createdBy))
  }
}

/** The PDF, visible to everyone who may read payment runs. */
async function runPdfOf({ runId, language, paper, vendorId }: RunPrint, createdBy: number | null) {
  const abilities = await abilitiesOfRequester(createdBy)
  const run = await PaymentRun.query()
    .where('id', runId)
    .preload('items')
    .preload('vendors')
    .first()
  if (!run || !abilities.has('payment-runs.view')) return null
  const row = run.vendors.find((one) => one.vendorId === vendorId)
  if (paper === 'advice' && !row) return null
  return {
    name: `${run.number}-${row ? `advice-${row.position}` : 'voucher'}-${language}.pdf`,
    owner: { ownerType: PAYMENT_RUN_PDF, ownerId: run.id },
    html: async () => {
      const { runPdfData } = await import('./pdf_data.js')
      const data = await runPdfData(run)
      if (!row) return (await import('./voucher_pdf.js')).voucherPdf(data, language)
      const { advicePdf, vendorOfAdvice } = await import('./advice_pdf.js')
      return advicePdf(data, row, await vendorOfAdvice(row), language)
    },
  }
}
