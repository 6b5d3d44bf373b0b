import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { actOnJournal } from '#finance/manual_journals/act_on_journal'
import {
  cancelJournal,
  decideJournal,
  reverseJournal,
  submitJournal,
} from '#finance/manual_journals/decide_manual_journal'

export default class ManualJournalDecisionsController {
  async submit(ctx: HttpContext) {
    return actOnJournal(ctx, 'submit', submitJournal)
  }

  async approve(ctx: HttpContext) {
    const { comment = null } = await validateBody(ctx, commentValidator)
    return actOnJournal(ctx, 'approve', (uow, one) =>
      decideJournal(uow, one, { decision: 'approve', comment, by: approverOf(ctx) })
    )
  }

  async reject(ctx: HttpContext) {
    const { reason: comment } = await validateBody(ctx, reasonValidator)
    return actOnJournal(ctx, 'reject', (uow, one) =>
      decideJournal(uow, one, { decision: 'reject', comment, by: approverOf(ctx) })
    )
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnJournal(ctx, 'cancel', (uow, one) => cancelJournal(uow, one, reason))
  }

  async reverse(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnJournal(ctx, 'reverse', (uow, one) => reverseJournal(uow, one, reason))
  }
}
