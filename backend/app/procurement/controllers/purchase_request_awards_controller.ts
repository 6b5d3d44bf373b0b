import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { awardRequest } from '#procurement/requests/award_request'
import { awardValidator } from '#procurement/validators/purchase_request'

export default class PurchaseRequestAwardsController {
  /** Gives lines to vendors and drafts their orders. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, awardValidator)
    return actOnRequest(ctx, 'award', (unit, request) => awardRequest(unit, request, input))
  }
}
