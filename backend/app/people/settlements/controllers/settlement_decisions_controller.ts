import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { actOnSettlement } from '#people/settlements/act_on_settlement'
import {
  approveSettlement,
  cancelSettlement,
  paySettlement,
  rejectSettlement,
  submitSettlement,
} from '#people/settlements/decide_settlement'
import { settlementPaymentValidator } from '#people/settlements/validator'

export default class SettlementDecisionsController {
  async submit(ctx: HttpContext) {
    return actOnSettlement(ctx, 'submit', submitSettlement)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnSettlement(ctx, 'approve', (uow, one) =>
      approveSettlement(uow, one, { comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnSettlement(ctx, 'reject', (uow, one) =>
      rejectSettlement(uow, one, { reason, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnSettlement(ctx, 'cancel', (uow, one) => cancelSettlement(uow, one, reason))
  }

  /** Notes that it was paid. */
  async pay(ctx: HttpContext) {
    const payment = await validateBody(ctx, settlementPaymentValidator)
    return actOnSettlement(ctx, 'pay', (uow, one) => paySettlement(uow, one, payment))
  }
}
