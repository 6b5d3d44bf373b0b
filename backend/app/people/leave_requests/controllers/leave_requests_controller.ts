import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { whoIsAway } from '#people/leave_requests/away'
import { estimateLeave } from '#people/leave_requests/estimate_leave'
import LeaveRequest from '#people/leave_requests/leave_request'
import { leaveScope } from '#people/leave_requests/leave_scope'
import { leaveRequestListing } from '#people/leave_requests/listing'
import { presentRequests, showRequest } from '#people/leave_requests/present_requests'
import { LEAVE_REQUEST } from '#people/leave_requests/record_request'
import { submitLeave } from '#people/leave_requests/submit_leave'
import {
  createLeaveRequestValidator,
  leaveCalendarValidator,
  leaveEstimateValidator,
} from '#people/leave_requests/validator'

export default class LeaveRequestsController {
  /** One's own, those of one's team, and everyone's for HR. */
  async index(ctx: HttpContext) {
    const requests = await answerList(ctx, LeaveRequest, leaveRequestListing, {
      scope: await leaveScope(ctx),
      prepare: (query) => void query.preload('employee').preload('leaveType'),
    })
    return presentRequests(ctx, requests)
  }

  async show(ctx: HttpContext) {
    return showRequest(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createLeaveRequestValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await submitLeave(uow, input, ctx.abilities)
      return showRequest(ctx, id, uow)
    })
  }

  /** How many days it would take, before it is sent. */
  async estimate(ctx: HttpContext) {
    return estimateLeave(ctx, await validateQuery(ctx, leaveEstimateValidator))
  }

  async calendar(ctx: HttpContext) {
    return whoIsAway(ctx, await validateQuery(ctx, leaveCalendarValidator))
  }

  async history(ctx: HttpContext) {
    const { id } = await showRequest(ctx, ctx.params.id)
    return answerHistory(ctx, LEAVE_REQUEST, id)
  }
}
