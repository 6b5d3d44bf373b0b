import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { reservationsOf, reserve } from '#procurement/stock_levels/reservations_of_level'
import { reservationValidator } from '#procurement/stock_levels/validator'

export default class StockReservationsController {
  /** What of a level is reserved for which project. */
  index(ctx: HttpContext) {
    return reservationsOf(ctx.params.id)
  }

  /** Reserves goods for a project. */
  async store(ctx: HttpContext) {
    if (!(await StockLevel.find(ctx.params.id))) throw notFound()
    const input = await validateBody(ctx, reservationValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await reserve(uow, ctx.params.id, input)
      return reservationsOf(ctx.params.id, uow)
    })
  }
}
