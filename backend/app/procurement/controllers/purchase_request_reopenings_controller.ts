import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { reopenRequest } from '#procurement/requests/award_request'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class PurchaseRequestReopeningsController {
  /** Back to the comparison, once nothing has come of the award. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    return actOnRequest(ctx, 'reopen', reopenRequest)
  }
}
