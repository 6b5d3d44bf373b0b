import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { tripListing } from '#procurement/listings/trip_listing'
import Trip from '#procurement/models/trip'
import TripTransformer from '#procurement/transformers/trip_transformer'
import { createTrip, lockTrip, updateTrip } from '#procurement/trips/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { createTripValidator, updateTripValidator } from '#procurement/validators/trip'

export default class TripsController {
  async index(ctx: HttpContext) {
    const trips = await answerList(ctx, Trip, tripListing)
    return ctx.serialize(TripTransformer.transform(trips, approverOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return showTrip(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createTripValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createTrip(unit, input)
      return showTrip(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateTripValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const trip = await lockTrip(unit, ctx.params.id, seen)
      await updateTrip(unit, trip, input)
      return showTrip(ctx, trip.id, unit)
    })
  }
}
