import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { decideRequest } from '#procurement/purchase_requests/actions/request_steps'
import { reasonValidator } from '#core/validation/decisions'

export default class PurchaseRequestRejectionsController {
  /** Sends a request back to its writer. */
  async store(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'reject', (uow, request) =>
      decideRequest(uow, request, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }
}
