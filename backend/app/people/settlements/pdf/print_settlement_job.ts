import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import Settlement from '#people/settlements/settlement'

export interface SettlementPrint {
  settlementId: number
  language: 'en' | 'ar'
}

/** `ownerType` of printed settlements; their `ownerId` is the settlement's. */
export const SETTLEMENT_PDF = 'settlement_pdf'

/** Prints a settlement in both languages, the requested one first. */
export default class PrintSettlementJob extends Job<SettlementPrint> {
  static jobName = 'people.print_settlement'
  static timeoutSeconds = 180

  async handle(context: JobContext<SettlementPrint>) {
    const { settlementId, language } = context.payload
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(context.job.createdBy)
      const settlement = await Settlement.query()
        .where('id', settlementId)
        .preload('employee')
        .first()
      if (!settlement || !abilities.has('settlements.view')) return null
      return {
        name: `${settlement.number}-${language}.pdf`,
        owner: { ownerType: SETTLEMENT_PDF, ownerId: settlement.id },
        html: async () => {
          const { settlementPdfData } = await import('./pdf_data.js')
          const { settlementPdf } = await import('./settlement_pdf.js')
          return settlementPdf(await settlementPdfData(settlement), language)
        },
      }
    })
  }
}
