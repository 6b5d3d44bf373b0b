import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { approveWeek, reopenWeek, returnWeek } from '#people/timesheets/approve_week'
import { lockWeeks } from '#people/timesheets/lock_weeks'
import { showTimesheet } from '#people/timesheets/present_week'
import { lockSeenTimesheet } from '#people/timesheets/record_timesheet'
import { timesheetStates } from '#people/timesheets/states'
import { recallWeek, submitWeek } from '#people/timesheets/submit_week'
import { lockWeekValidator } from '#people/timesheets/validator'

const actOnTimesheet = actOnDocument({
  states: timesheetStates,
  lock: lockSeenTimesheet,
  show: showTimesheet,
})

export default class TimesheetStepsController {
  async submit(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnTimesheet(ctx, 'submit', submitWeek)
  }

  async recall(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return actOnTimesheet(ctx, 'recall', recallWeek)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnTimesheet(ctx, 'approve', (uow, timesheet) =>
      approveWeek(uow, timesheet, { comment, by: approverOf(ctx) })
    )
  }

  async return(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnTimesheet(ctx, 'return', (uow, timesheet) => returnWeek(uow, timesheet, reason))
  }

  async reopen(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnTimesheet(ctx, 'reopen', (uow, timesheet) => reopenWeek(uow, timesheet, reason))
  }

  /** Locks what is approved of a week, to be handed on. */
  async lock(ctx: HttpContext) {
    const { weekStart } = await validateBody(ctx, lockWeekValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id, timesheets, minutes } = await lockWeeks(uow, weekStart)
      return { id, weekStart, timesheets, minutes }
    })
  }
}
