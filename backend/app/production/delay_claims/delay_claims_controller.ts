import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { conflict } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import DelayClaim from '#production/delay_claims/delay_claim'
import { delayClaimListing } from '#production/delay_claims/listing'
import { DELAY_CLAIM, makeClaim, withdrawClaim } from '#production/delay_claims/make_claim'
import { findClaim, presentClaims, showClaim } from '#production/delay_claims/present_claim'
import { createClaimValidator } from '#production/delay_claims/validator'
import Delay from '#production/delays/delay'
import { projectImpact } from '#production/delays/project_impact'
import { projectScope } from '#production/delays/scope'

export default class DelayClaimsController {
  async index(ctx: HttpContext) {
    const scope = projectScope(approverOf(ctx), 'delay_claims.project_id')
    return presentClaims(ctx, await answerList(ctx, DelayClaim, delayClaimListing, { scope }))
  }

  async show(ctx: HttpContext) {
    return showClaim(ctx, ctx.params.id)
  }

  /** The impact is computed before the transaction: it reads the whole plan. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createClaimValidator)
    const { projectId, delayIds } = input
    const delays = await Delay.query().where('projectId', projectId).whereIn('id', delayIds)
    const computed = await projectImpact(projectId, delays, input)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await makeClaim(uow, input, { by: approverOf(ctx), computed })
      return showClaim(ctx, id, uow)
    })
  }

  async withdraw(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const claim = await findClaim(ctx, ctx.params.id, uow)
      await checkVersion(claim, expectedVersion, uow.trx)
      const [shown] = await presentClaims(ctx, [claim], uow)
      if (!shown!.can.withdraw) throw conflict('CONFLICT', { details: { status: claim.status } })
      await withdrawClaim(uow, claim, reason)
      return showClaim(ctx, claim.id, uow)
    })
  }

  /** What happened to a claim, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await findClaim(ctx, ctx.params.id)
    return answerHistory(ctx, DELAY_CLAIM, id)
  }
}
