import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/audit/record_history'
import { findMovement } from '#procurement/movements/find_movement'
import { STOCK_MOVEMENT } from '#procurement/movements/movement_records'

export default class StockMovementHistoriesController {
  async index(ctx: HttpContext) {
    const { id } = await findMovement(ctx.params.id)
    return answerHistory(ctx, STOCK_MOVEMENT, id)
  }
}
