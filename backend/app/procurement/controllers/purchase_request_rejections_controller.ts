import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { decideRequest } from '#procurement/requests/request_steps'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class PurchaseRequestRejectionsController {
  /** Sends a request back to its writer. */
  async store(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'reject', (unit, request) =>
      decideRequest(unit, request, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }
}
