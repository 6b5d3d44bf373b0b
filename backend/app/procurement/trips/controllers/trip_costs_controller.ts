import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { costTrip } from '#procurement/trips/actions/cost_trip'
import { lockTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { tripCostsValidator } from '#procurement/trips/validator'

export default class TripCostsController {
  /** What a trip took in fuel and money. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, tripCostsValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const trip = await lockTrip(uow, ctx.params.id, expectedVersion)
      await costTrip(uow, trip, input)
      return showTrip(ctx, trip.id, uow)
    })
  }
}
