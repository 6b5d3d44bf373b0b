import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { findMovement } from '#procurement/stock_movements/queries/find_movement'
import { STOCK_MOVEMENT } from '#procurement/stock_movements/records'

export default class StockMovementHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findMovement(ctx.params.id)
    return answerHistory(ctx, STOCK_MOVEMENT, id)
  }
}
