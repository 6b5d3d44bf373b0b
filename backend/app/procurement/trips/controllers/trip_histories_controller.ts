import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { notFound } from '#core/base/app_error'
import Trip from '#procurement/trips/trip'

export default class TripHistoriesController {
  async index(ctx: HttpContext) {
    const trip = await Trip.find(ctx.params.id)
    if (!trip) throw notFound()
    return answerHistory(ctx, 'trip', trip.id)
  }
}
