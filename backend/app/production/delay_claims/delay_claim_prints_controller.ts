import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import PrintClaimJob from '#production/delay_claims/pdf/print_claim_job'
import { findClaim } from '#production/delay_claims/present_claim'
import { printClaimValidator } from '#production/delay_claims/validator'

export default class DelayClaimPrintsController {
  /** Requests the print; a second click on the same version while the first still runs gets the same job. */
  async store(ctx: HttpContext) {
    const { language = languageOf(ctx) } = await validateBody(ctx, printClaimValidator)
    const { id, number, version } = await findClaim(ctx, ctx.params.id)
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintClaimJob.jobName,
        title: `Print of ${number}`,
        titleAr: `طباعة ${number}`,
        payload: { claimId: id, language },
        entityType: 'delay_claim',
        entityId: id,
        dedupKey: `delay-claim-print:${ctx.actor!.id}:${id}:${version}:${language}`,
      })
    )
  }
}
