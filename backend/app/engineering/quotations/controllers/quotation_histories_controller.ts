import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'

export default class QuotationHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    return answerHistory(ctx, 'quotation', id)
  }
}
