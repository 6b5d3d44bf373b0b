import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import {
  approveOvertime,
  cancelOvertime,
  rejectOvertime,
} from '#people/overtime_requests/decide_overtime'
import { showRequest } from '#people/overtime_requests/present_requests'
import { lockSeenRequest } from '#people/overtime_requests/record_request'
import { overtimeRequestStates } from '#people/overtime_requests/states'

const actOnRequest = actOnDocument({
  states: overtimeRequestStates,
  lock: lockSeenRequest,
  show: showRequest,
})

export default class OvertimeDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnRequest(ctx, 'approve', (uow, request) =>
      approveOvertime(uow, request, { comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'reject', (uow, request) =>
      rejectOvertime(uow, request, { reason, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'cancel', (uow, request) => cancelOvertime(uow, request, reason))
  }
}
