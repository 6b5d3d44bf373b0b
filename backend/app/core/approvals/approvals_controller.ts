import type { HttpContext } from '@adonisjs/core/http'
import { pendingFor } from './pending_for.js'
import { showDecision } from './show_decision.js'
import ApprovalRequestTransformer from './approval_request_transformer.js'
import { userNames } from '#core/base/user_names'

export default class ApprovalsController {
  /** What waits for the decision of the person who asks. */
  async index(ctx: HttpContext) {
    const { requests, total } = await pendingFor(ctx)
    ctx.response.header('X-Total-Count', String(total))
    const names = await userNames(requests.map(({ requestedBy }) => requestedBy))
    return ctx.serialize(ApprovalRequestTransformer.transform(requests, names))
  }

  /** What decides about one of them, for the page that a mail leads to. Reading it decides nothing. */
  async show(ctx: HttpContext) {
    return showDecision(ctx, ctx.params.id)
  }
}
