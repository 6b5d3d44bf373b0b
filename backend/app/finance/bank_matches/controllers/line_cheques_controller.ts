import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { clearCheque } from '#finance/bank_matches/actions/clear_cheque'
import { chequesOfLine } from '#finance/bank_matches/cheques_of_line'
import { clearChequeValidator } from '#finance/bank_matches/validator'
import { presentCheques } from '#finance/cheques/present_cheques'

/** Cheques that the bank has paid with a line of a statement. */
export default class LineChequesController {
  async index(ctx: HttpContext) {
    return presentCheques(ctx, await chequesOfLine(Number(ctx.params.id)))
  }

  async store(ctx: HttpContext) {
    const requested = await validateBody(ctx, clearChequeValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const of = { ...requested, by: approverOf(ctx) }
      const { id, version, bankAccountId, completeOn } = await clearCheque(uow, ctx.params.id, of)
      return { id, version, bankAccountId, completeOn }
    })
  }
}
