import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockTrip } from '#procurement/trips/save_trip'
import { showTrip } from '#procurement/trips/show_trip'
import { proveDelivery } from '#procurement/trips/step_trip'
import { proofValidator } from '#procurement/validators/trip'

export default class TripProofsController {
  /** Who took the goods over, and what of them. */
  async store(ctx: HttpContext) {
    const proof = await validateBody(ctx, proofValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const trip = await lockTrip(unit, ctx.params.id, seen)
      await proveDelivery(unit, trip, proof)
      return showTrip(ctx, trip.id, unit)
    })
  }
}
