import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { cancelRun, decideRun, submitRun } from '#procurement/payment_runs/actions/decide_run'
import { payRun } from '#procurement/payment_runs/actions/pay_run'
import { showRun } from '#procurement/payment_runs/present_runs'
import { lockRun } from '#procurement/payment_runs/records'
import { paymentRunStates } from '#procurement/payment_runs/states'
import { payRunValidator } from '#procurement/payment_runs/validator'

const act = actOnDocument({ states: paymentRunStates, lock: lockRun, show: showRun })

export default class RunStepsController {
  async submit(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return act(ctx, 'submit', submitRun)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return act(ctx, 'approve', (uow, run) =>
      decideRun(uow, run, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reject', (uow, run) =>
      decideRun(uow, run, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, run) => cancelRun(uow, run, reason))
  }

  /** Records that the bank has paid it. */
  async pay(ctx: HttpContext) {
    const input = await validateBody(ctx, payRunValidator)
    return act(ctx, 'pay', (uow, run) => payRun(uow, run, input))
  }
}
