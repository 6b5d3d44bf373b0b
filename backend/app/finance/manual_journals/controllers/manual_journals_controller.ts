import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { actOnJournal } from '#finance/manual_journals/act_on_journal'
import { manualJournalListing } from '#finance/manual_journals/listing'
import ManualJournal from '#finance/manual_journals/manual_journal'
import { presentJournals, showJournal } from '#finance/manual_journals/present_journals'
import { MANUAL_JOURNAL } from '#finance/manual_journals/record_journal'
import {
  createJournal,
  deleteJournal,
  updateJournal,
} from '#finance/manual_journals/save_manual_journal'
import { createJournalValidator, updateJournalValidator } from '#finance/manual_journals/validator'

export default class ManualJournalsController {
  async index(ctx: HttpContext) {
    return presentJournals(ctx, await answerList(ctx, ManualJournal, manualJournalListing))
  }

  async show(ctx: HttpContext) {
    return showJournal(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createJournalValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createJournal(uow, input)
      return showJournal(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateJournalValidator)
    return actOnJournal(ctx, 'update', (uow, one) => updateJournal(uow, one, input))
  }

  async destroy(ctx: HttpContext) {
    return actOnJournal(ctx, 'delete', deleteJournal)
  }

  /** What happened to a journal, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showJournal(ctx, ctx.params.id)
    return answerHistory(ctx, MANUAL_JOURNAL, id)
  }
}
