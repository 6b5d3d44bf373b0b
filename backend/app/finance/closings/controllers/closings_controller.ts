import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { closeMonth, reopenMonth } from '#finance/closings/actions/close_month'
import { openMonths } from '#finance/closings/actions/open_months'
import { tickPoint } from '#finance/closings/actions/tick_point'
import Closing, { CLOSING } from '#finance/closings/closing'
import { closingListing } from '#finance/closings/listing'
import { presentClosings, showClosing } from '#finance/closings/present_closings'
import { lockClosing } from '#finance/closings/records'
import { closeValidator, tickValidator } from '#finance/closings/validator'

export default class ClosingsController {
  async index(ctx: HttpContext) {
    return presentClosings(ctx, await answerList(ctx, Closing, closingListing))
  }

  async show(ctx: HttpContext) {
    return showClosing(ctx, ctx.params.id)
  }

  /** Opens what is missing; months also open by themselves as they begin. */
  async store(ctx: HttpContext) {
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => ({ opened: await openMonths(uow) }))
  }

  async tick(ctx: HttpContext) {
    const input = await validateBody(ctx, tickValidator)
    return step(ctx, (uow, one) => tickPoint(uow, one, input))
  }

  async close(ctx: HttpContext) {
    const { note = null } = await validateBody(ctx, closeValidator)
    return step(ctx, (uow, one) => closeMonth(uow, one, note))
  }

  async reopen(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return step(ctx, (uow, one) => reopenMonth(uow, one, reason))
  }

  /** What happened to a month, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showClosing(ctx, ctx.params.id)
    return answerHistory(ctx, CLOSING, id)
  }
}

/** One step of a month on the version that was read; answered as it is after the commit. */
async function step(ctx: HttpContext, work: (uow: UnitOfWork, one: Closing) => Promise<void>) {
  const expectedVersion = requireVersion(ctx)
  const { id } = await writeRequest(ctx, async (uow) => {
    const one = await lockClosing(uow, ctx.params.id, expectedVersion)
    await work(uow, one)
    return { id: one.id }
  })
  return showClosing(ctx, id)
}
