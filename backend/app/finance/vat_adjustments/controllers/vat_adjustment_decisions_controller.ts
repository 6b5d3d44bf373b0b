import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { cancelAdjustment, decideAdjustment } from '#finance/vat_adjustments/decide_adjustment'
import { showAdjustment } from '#finance/vat_adjustments/present_adjustments'
import { lockAdjustment } from '#finance/vat_adjustments/records'
import { adjustmentStates } from '#finance/vat_adjustments/states'

const act = actOnDocument({
  states: adjustmentStates,
  lock: lockAdjustment,
  show: showAdjustment,
})

export default class VatAdjustmentDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return act(ctx, 'approve', (uow, one) =>
      decideAdjustment(uow, one, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reject', (uow, one) =>
      decideAdjustment(uow, one, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, one) => cancelAdjustment(uow, one, reason))
  }
}
