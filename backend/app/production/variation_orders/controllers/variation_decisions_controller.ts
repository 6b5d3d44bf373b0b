import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { actOnVariation } from '#production/variation_orders/act_on_variation'
import {
  cancelVariation,
  decideVariation,
  submitVariation,
} from '#production/variation_orders/decide_variation'

export default class VariationDecisionsController {
  async submit(ctx: HttpContext) {
    return actOnVariation(ctx, 'submit', submitVariation)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnVariation(ctx, 'approve', (uow, one) =>
      decideVariation(uow, one, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnVariation(ctx, 'reject', (uow, one) =>
      decideVariation(uow, one, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnVariation(ctx, 'cancel', (uow, one) => cancelVariation(uow, one, reason))
  }
}
