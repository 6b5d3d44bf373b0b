import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockTrip } from '#procurement/trips/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { stepTrip } from '#procurement/trips/step_trip'
import { tripStepValidator } from '#procurement/validators/trip'

export default class TripStepsController {
  /** Moves a trip on: loading, on the road, arrived, failed … */
  async store(ctx: HttpContext) {
    const { status, reason = null } = await validateBody(ctx, tripStepValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const trip = await lockTrip(unit, ctx.params.id, seen)
      await stepTrip(unit, trip, status, reason)
      return showTrip(ctx, trip.id, unit)
    })
  }
}
