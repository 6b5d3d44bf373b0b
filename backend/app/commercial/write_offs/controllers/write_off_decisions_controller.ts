import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import {
  cancelWriteOff,
  decideWriteOff,
  reverseWriteOff,
} from '#commercial/write_offs/decide_write_off'
import { showWriteOff } from '#commercial/write_offs/present_write_offs'
import { lockWriteOff } from '#commercial/write_offs/records'
import { writeOffStates } from '#commercial/write_offs/states'

const act = actOnDocument({ states: writeOffStates, lock: lockWriteOff, show: showWriteOff })

export default class WriteOffDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return act(ctx, 'approve', (uow, one) =>
      decideWriteOff(uow, one, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reject', (uow, one) =>
      decideWriteOff(uow, one, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'cancel', (uow, one) => cancelWriteOff(uow, one, reason))
  }

  async reverse(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return act(ctx, 'reverse', (uow, one) => reverseWriteOff(uow, one, reason))
  }
}
