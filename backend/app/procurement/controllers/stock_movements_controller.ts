import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { stockMovementListing } from '#procurement/listings/stock_movement_listing'
import StockMovement from '#procurement/models/stock_movement'
import { openCount } from '#procurement/movements/count_stock'
import { createMovement } from '#procurement/movements/create_movement'
import { movementContext, showMovement } from '#procurement/queries/show_movement'
import StockMovementTransformer from '#procurement/transformers/stock_movement_transformer'
import { createMovementValidator } from '#procurement/validators/stock_movement'

export default class StockMovementsController {
  async index(ctx: HttpContext) {
    const movements = await answerList(ctx, StockMovement, stockMovementListing)
    const context = await movementContext(movements, approverOf(ctx))
    return ctx.serialize(StockMovementTransformer.transform(movements, context))
  }

  async show(ctx: HttpContext) {
    return showMovement(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createMovementValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const write = input.type === 'count' ? openCount : createMovement
      const { id } = await write(unit, input)
      return showMovement(ctx, id, unit)
    })
  }
}
