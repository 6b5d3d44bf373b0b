import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { presentCheques, showCheque } from '#finance/cheques/present_cheques'
import { lockCheque } from '#finance/cheques/record_cheque'
import type { ChequeAction } from '#finance/cheques/states'
import { stepCheque, type RequestedStep } from '#finance/cheques/step_cheque'
import {
  clearValidator,
  depositsValidator,
  depositValidator,
  failValidator,
  replaceValidator,
} from '#finance/cheques/validator'

export default class ChequeStepsController {
  async deposit(ctx: HttpContext) {
    return step(ctx, 'deposit', await validateBody(ctx, depositValidator))
  }

  /** Several at once, as one slip of the bank: all of them, or none. */
  async deposits(ctx: HttpContext) {
    const { cheques, ...requested } = await validateBody(ctx, depositsValidator)
    return writeRequest(ctx, async (uow) => {
      const deposited = []
      // in the order of the ids, so that two slips never wait for each other
      for (const { id, version } of cheques.toSorted((a, b) => a.id - b.id)) {
        const cheque = await lockCheque(uow, id, version)
        await stepCheque(uow, cheque, 'deposit', { ...requested, by: approverOf(ctx) })
        deposited.push(cheque)
      }
      return presentCheques(ctx, deposited, uow)
    })
  }

  async redeposit(ctx: HttpContext) {
    return step(ctx, 'redeposit', await validateBody(ctx, depositValidator))
  }

  async clear(ctx: HttpContext) {
    return step(ctx, 'clear', await validateBody(ctx, clearValidator))
  }

  async bounce(ctx: HttpContext) {
    return step(ctx, 'bounce', await validateBody(ctx, failValidator))
  }

  async giveBack(ctx: HttpContext) {
    return step(ctx, 'return', await validateBody(ctx, failValidator))
  }

  async replace(ctx: HttpContext) {
    return step(ctx, 'replace', await validateBody(ctx, replaceValidator))
  }

  async stop(ctx: HttpContext) {
    return step(ctx, 'stop', await validateBody(ctx, failValidator))
  }

  async void(ctx: HttpContext) {
    return step(ctx, 'void', await validateBody(ctx, failValidator))
  }
}

function step(ctx: HttpContext, action: ChequeAction, requested: RequestedStep) {
  const id = Number(ctx.params.id)
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const cheque = await lockCheque(uow, id, expectedVersion)
    await stepCheque(uow, cheque, action, { ...requested, by: approverOf(ctx) })
    return showCheque(ctx, id, uow)
  })
}
