import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { answerList } from '#core/listing/answer_list'
import Cheque from '#finance/cheques/cheque'
import { chequeListing } from '#finance/cheques/listing'
import { presentCheques, showCheque } from '#finance/cheques/present_cheques'
import { CHEQUE } from '#finance/cheques/record_cheque'

/** Cheques that clients gave and that vendors were given. They are entered with their receipt or payment. */
export default class ChequesController {
  async index(ctx: HttpContext) {
    return presentCheques(ctx, await answerList(ctx, Cheque, chequeListing))
  }

  async show(ctx: HttpContext) {
    return showCheque(ctx, Number(ctx.params.id))
  }

  async history(ctx: HttpContext) {
    const { id } = await showCheque(ctx, Number(ctx.params.id))
    return answerHistory(ctx, CHEQUE, id)
  }
}
