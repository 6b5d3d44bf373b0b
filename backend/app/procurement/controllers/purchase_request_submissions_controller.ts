import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { submitRequest } from '#procurement/requests/request_steps'
import { noBodyValidator } from '#procurement/validators/purchase_order'

export default class PurchaseRequestSubmissionsController {
  /** Hands a request in for approval. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBodyValidator)
    return actOnRequest(ctx, 'submit', submitRequest)
  }
}
