import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { stockMovementListing } from '#procurement/stock_movements/listing'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import { openCount } from '#procurement/stock_movements/actions/count_stock'
import { createMovement } from '#procurement/stock_movements/actions/create_movement'
import { movementContext, showMovement } from '#procurement/stock_movements/queries/show_movement'
import StockMovementTransformer from '#procurement/stock_movements/transformers/stock_movement_transformer'
import { createMovementValidator } from '#procurement/stock_movements/validator'

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
    return writeRequest(ctx, async (uow) => {
      const write = input.type === 'count' ? openCount : createMovement
      const { id } = await write(uow, input)
      return showMovement(ctx, id, uow)
    })
  }
}
