import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { actOnDelay } from '#production/delays/act_on_delay'
import Delay from '#production/delays/delay'
import { delayListing } from '#production/delays/listing'
import { presentDelays, showDelay } from '#production/delays/present_delay'
import { DELAY, findDelay } from '#production/delays/record_delay'
import { createDelay, deleteDelay, updateDelay } from '#production/delays/save_delay'
import { projectScope } from '#production/delays/scope'
import { createDelayValidator, updateDelayValidator } from '#production/delays/validator'

export default class DelaysController {
  async index(ctx: HttpContext) {
    const scope = projectScope(approverOf(ctx), 'delays.project_id')
    return presentDelays(await answerList(ctx, Delay, delayListing, { scope }))
  }

  async show(ctx: HttpContext) {
    return showDelay(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createDelayValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createDelay(uow, input, approverOf(ctx))
      return showDelay(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateDelayValidator)
    return actOnDelay(ctx, 'update', (uow, delay) => updateDelay(uow, delay, input))
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return actOnDelay(ctx, 'delete', deleteDelay)
  }

  /** What happened to a delay, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await findDelay(ctx, ctx.params.id)
    return answerHistory(ctx, DELAY, id)
  }
}
