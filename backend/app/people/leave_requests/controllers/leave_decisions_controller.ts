import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { approveLeave, cancelLeave, rejectLeave } from '#people/leave_requests/decide_leave'
import { showRequest } from '#people/leave_requests/present_requests'
import { lockSeenRequest } from '#people/leave_requests/record_request'
import { leaveRequestStates } from '#people/leave_requests/states'

const actOnRequest = actOnDocument({
  states: leaveRequestStates,
  lock: lockSeenRequest,
  show: showRequest,
})

export default class LeaveDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnRequest(ctx, 'approve', (uow, request) =>
      approveLeave(uow, request, { comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'reject', (uow, request) =>
      rejectLeave(uow, request, { reason, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnRequest(ctx, 'cancel', (uow, request) => cancelLeave(uow, request, reason))
  }
}
