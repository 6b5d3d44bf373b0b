import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findInvoice } from '#commercial/invoices/queries/find_invoice'

export default class InvoiceHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findInvoice(ctx.params.id)
    return answerHistory(ctx, 'invoice', id)
  }
}
