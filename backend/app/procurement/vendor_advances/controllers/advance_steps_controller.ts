import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import {
  cancelAdvance,
  decideAdvance,
  extendGuarantee,
} from '#procurement/vendor_advances/actions/decide_advance'
import { payAdvance } from '#procurement/vendor_advances/actions/pay_advance'
import { showAdvance } from '#procurement/vendor_advances/present_advances'
import { lockAdvance } from '#procurement/vendor_advances/records'
import { vendorAdvanceStates } from '#procurement/vendor_advances/states'
import {
  extendGuaranteeValidator,
  payAdvanceValidator,
} from '#procurement/vendor_advances/validator'

const act = actOnDocument({ states: vendorAdvanceStates, lock: lockAdvance, show: showAdvance })

export default class AdvanceStepsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return act(ctx, 'approve', (uow, advance) =>
      decideAdvance(uow, advance, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reject', (uow, advance) =>
      decideAdvance(uow, advance, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, advance) => cancelAdvance(uow, advance, reason))
  }

  /** Records that it was paid. */
  async pay(ctx: HttpContext) {
    const input = await validateBody(ctx, payAdvanceValidator)
    ctx.response.status(201)
    return act(ctx, 'pay', (uow, advance) => payAdvance(uow, advance, input))
  }

  /** Notes a later end of its guarantee. */
  async extend(ctx: HttpContext) {
    const { guaranteeExpiresOn } = await validateBody(ctx, extendGuaranteeValidator)
    return act(ctx, 'extend', (uow, advance) => extendGuarantee(uow, advance, guaranteeExpiresOn))
  }
}
