import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { releaseReservation, reservationsOf } from '#procurement/stock_levels/reservations_of_level'
import { releaseValidator } from '#procurement/stock_levels/validator'

export default class StockReservationReleasesController {
  /** Gives back what is left of a reservation. */
  async store(ctx: HttpContext) {
    const { id: levelId, reservationId } = ctx.params
    const place = { id: reservationId, level_id: levelId }
    if (!(await db.from('stock_reservations').where(place).first())) throw notFound()
    const input = await validateBody(ctx, releaseValidator)
    return writeRequest(ctx, async (uow) => {
      await releaseReservation(uow, { levelId, reservationId }, input)
      return reservationsOf(levelId, uow)
    })
  }
}
