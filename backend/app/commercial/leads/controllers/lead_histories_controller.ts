import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import Lead from '#commercial/leads/lead'

export default class LeadHistoriesController {
  async index(ctx: HttpContext) {
    const lead = await Lead.find(ctx.params.id)
    if (!lead) throw notFound()
    return answerHistory(ctx, 'lead', lead.id)
  }
}
