import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/purchase_requests/actions/act_on_request'
import { decideRequest } from '#procurement/purchase_requests/actions/request_steps'
import { commentValidator } from '#core/validation/decisions'

export default class PurchaseRequestApprovalsController {
  async store(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnRequest(ctx, 'approve', (uow, request) =>
      decideRequest(uow, request, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }
}
