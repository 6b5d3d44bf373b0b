import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { cancelRequest } from '#procurement/purchase_requests/actions/request_steps'
import { reasonValidator } from '#core/validation/decisions'

export default class PurchaseRequestCancellationsController {
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'cancel', (uow, request) => cancelRequest(uow, request, reason))
  }
}
