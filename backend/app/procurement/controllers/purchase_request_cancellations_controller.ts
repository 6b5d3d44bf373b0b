import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { cancelRequest } from '#procurement/requests/request_steps'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseRequestCancellationsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'cancel', (unit, request) => cancelRequest(unit, request, reason))
  }
}
