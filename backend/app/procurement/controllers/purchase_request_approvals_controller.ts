import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { actOnRequest } from '#procurement/requests/act_on_request'
import { decideRequest } from '#procurement/requests/request_steps'
import { commentValidator } from '#procurement/validators/purchase_order'

export default class PurchaseRequestApprovalsController {
  async store(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnRequest(ctx, 'approve', (unit, request) =>
      decideRequest(unit, request, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }
}
