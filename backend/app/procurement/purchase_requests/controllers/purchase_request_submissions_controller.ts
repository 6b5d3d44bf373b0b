import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { submitRequest } from '#procurement/purchase_requests/actions/request_steps'
import { noBody } from '#core/validation/fields'

export default class PurchaseRequestSubmissionsController {
  /** Hands a request in for approval. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnRequest(ctx, 'submit', submitRequest)
  }
}
