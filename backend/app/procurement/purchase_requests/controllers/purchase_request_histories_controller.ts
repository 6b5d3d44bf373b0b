import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { PURCHASE_REQUEST } from '#procurement/purchase_requests/request_audit'
import { findRequest } from '#procurement/purchase_requests/queries/show_request'

export default class PurchaseRequestHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findRequest(ctx.params.id)
    return answerHistory(ctx, PURCHASE_REQUEST, id)
  }
}
