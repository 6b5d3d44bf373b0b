import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { acceptSuggestions } from '#finance/bank_matches/actions/accept_suggestions'
import { suggestionListing } from '#finance/bank_matches/listing'
import BankSuggestion from '#finance/bank_matches/models/bank_suggestion'
import { presentSuggestions } from '#finance/bank_matches/present_matches'
import { acceptValidator } from '#finance/bank_matches/validator'

export default class BankSuggestionsController {
  async index(ctx: HttpContext) {
    return presentSuggestions(await answerList(ctx, BankSuggestion, suggestionListing))
  }

  /** Matches what a person has looked at. */
  async accept(ctx: HttpContext) {
    const { ids } = await validateBody(ctx, acceptValidator)
    return writeRequest(ctx, (uow) => acceptSuggestions(uow, ctx.params.id, [...new Set(ids)]))
  }
}
