import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { leaveScope } from '#people/leave_requests/leave_scope'
import { overtimeRequestListing } from '#people/overtime_requests/listing'
import OvertimeRequest from '#people/overtime_requests/overtime_request'
import { presentRequests, showRequest } from '#people/overtime_requests/present_requests'
import { OVERTIME_REQUEST } from '#people/overtime_requests/record_request'
import { submitOvertime } from '#people/overtime_requests/submit_overtime'
import { createOvertimeRequestValidator } from '#people/overtime_requests/validator'

export default class OvertimeRequestsController {
  /** One's own, those of one's team, and everyone's for HR. */
  async index(ctx: HttpContext) {
    const requests = await answerList(ctx, OvertimeRequest, overtimeRequestListing, {
      scope: await leaveScope(ctx),
      prepare: (query) => void query.preload('employee'),
    })
    return presentRequests(ctx, requests)
  }

  async show(ctx: HttpContext) {
    return showRequest(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createOvertimeRequestValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await submitOvertime(uow, input, ctx.abilities)
      return showRequest(ctx, id, uow)
    })
  }

  async history(ctx: HttpContext) {
    const { id } = await showRequest(ctx, ctx.params.id)
    return answerHistory(ctx, OVERTIME_REQUEST, id)
  }
}
