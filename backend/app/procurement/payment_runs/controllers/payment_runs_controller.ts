import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import { answerHistory } from '#core/history/record_history'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { createRun, updateRun } from '#procurement/payment_runs/actions/save_run'
import { paymentRunListing } from '#procurement/payment_runs/listing'
import PaymentRun from '#procurement/payment_runs/models/payment_run'
import { presentRuns, showRun } from '#procurement/payment_runs/present_runs'
import { proposeRun } from '#procurement/payment_runs/proposal/propose'
import { lockRun, PAYMENT_RUN } from '#procurement/payment_runs/records'
import { paymentRunStates } from '#procurement/payment_runs/states'
import {
  createRunValidator,
  proposalValidator,
  updateRunValidator,
} from '#procurement/payment_runs/validator'

const act = actOnDocument({ states: paymentRunStates, lock: lockRun, show: showRun })

export default class PaymentRunsController {
  async index(ctx: HttpContext) {
    return presentRuns(await answerList(ctx, PaymentRun, paymentRunListing))
  }

  /** What a run would pay, and what it would leave out. */
  async proposal(ctx: HttpContext) {
    const {
      vendorId = [],
      nextRunOn = null,
      ...asked
    } = await validateQuery(ctx, proposalValidator)
    return proposeRun({ ...asked, nextRunOn, vendorIds: vendorId })
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createRunValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createRun(uow, input)
      return showRun(ctx, id, uow)
    })
  }

  async show(ctx: HttpContext) {
    return showRun(ctx, ctx.params.id)
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateRunValidator)
    return act(ctx, 'update', (uow, run) => updateRun(uow, run, input))
  }

  /** What happened to a run, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showRun(ctx, ctx.params.id)
    return answerHistory(ctx, PAYMENT_RUN, id)
  }
}
