import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { tripListing } from '#procurement/trips/listing'
import Trip from '#procurement/trips/trip'
import TripTransformer from '#procurement/trips/transformers/trip_transformer'
import { createTrip, lockTrip, updateTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { createTripValidator, updateTripValidator } from '#procurement/trips/validator'

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
    return writeRequest(ctx, async (uow) => {
      const { id } = await createTrip(uow, input)
      return showTrip(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateTripValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const trip = await lockTrip(uow, ctx.params.id, expectedVersion)
      await updateTrip(uow, trip, input)
      return showTrip(ctx, trip.id, uow)
    })
  }
}
