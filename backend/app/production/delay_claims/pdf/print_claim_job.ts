import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import DelayClaim from '#production/delay_claims/delay_claim'

export interface ClaimPrint {
  claimId: number
  language: 'en' | 'ar'
}

/** `ownerType` of printed claims; their `ownerId` is the claim's. */
export const CLAIM_PDF = 'delay_claim_pdf'

/** Prints a claim for extension of time in both languages, the requested one first. */
export default class PrintClaimJob extends Job<ClaimPrint> {
  static jobName = 'production.print_delay_claim'
  static timeoutSeconds = 180

  async handle(context: JobContext<ClaimPrint>) {
    const { payload, job } = context
    await printJob(context, async () => {
      const abilities = await abilitiesOfRequester(job.createdBy)
      const claim = await DelayClaim.find(payload.claimId)
      if (!claim || !abilities.has('delays.view')) return null
      return {
        name: `${claim.number}-${payload.language}.pdf`,
        owner: { ownerType: CLAIM_PDF, ownerId: claim.id },
        html: async () => {
          const { claimPdfData } = await import('./claim_data.js')
          const { claimPdf } = await import('./claim_pdf.js')
          return claimPdf(await claimPdfData(claim), payload.language)
        },
      }
    })
  }
}
