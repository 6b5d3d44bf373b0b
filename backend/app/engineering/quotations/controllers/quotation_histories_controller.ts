import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { COST_FIELDS } from '#engineering/quotations/models/quotation'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'

export default class QuotationHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    const hidden = ctx.abilities.has('quotations.margin') ? [] : COST_FIELDS
    return answerHistory(ctx, 'quotation', id, { hidden })
  }
}
