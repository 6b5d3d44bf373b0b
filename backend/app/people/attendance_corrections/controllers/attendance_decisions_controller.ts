import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import {
  approveCorrection,
  cancelCorrection,
  rejectCorrection,
} from '#people/attendance_corrections/decide_correction'
import { showCorrection } from '#people/attendance_corrections/present_corrections'
import { lockSeenCorrection } from '#people/attendance_corrections/record_correction'
import { attendanceCorrectionStates } from '#people/attendance_corrections/states'

const actOnCorrection = actOnDocument({
  states: attendanceCorrectionStates,
  lock: lockSeenCorrection,
  show: showCorrection,
})

export default class AttendanceDecisionsController {
  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnCorrection(ctx, 'approve', (uow, correction) =>
      approveCorrection(uow, correction, { comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnCorrection(ctx, 'reject', (uow, correction) =>
      rejectCorrection(uow, correction, { reason, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnCorrection(ctx, 'cancel', (uow, correction) =>
      cancelCorrection(uow, correction, reason)
    )
  }
}
