import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { awardRequest } from '#procurement/purchase_requests/actions/award_request'
import { awardValidator } from '#procurement/purchase_requests/validator'

export default class PurchaseRequestAwardsController {
  /** Gives lines to vendors and drafts their orders. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, awardValidator)
    return actOnRequest(ctx, 'award', (uow, request) => awardRequest(uow, request, input))
  }
}
