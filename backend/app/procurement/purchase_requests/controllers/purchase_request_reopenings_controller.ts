import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { reopenRequest } from '#procurement/purchase_requests/actions/award_request'
import { noBody } from '#core/validation/fields'

export default class PurchaseRequestReopeningsController {
  /** Back to the comparison, once nothing has come of the award. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnRequest(ctx, 'reopen', reopenRequest)
  }
}
