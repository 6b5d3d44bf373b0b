import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockTrip } from '#procurement/trips/actions/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { stepTrip } from '#procurement/trips/actions/step_trip'
import { tripStepValidator } from '#procurement/trips/validator'

export default class TripStepsController {
  /** Moves a trip on: loading, on the road, arrived, failed … */
  async store(ctx: HttpContext) {
    const step = await validateBody(ctx, tripStepValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const trip = await lockTrip(uow, ctx.params.id, expectedVersion)
      await stepTrip(uow, trip, step)
      return showTrip(ctx, trip.id, uow)
    })
  }
}
